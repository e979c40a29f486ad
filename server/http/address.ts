// The address that a phone on the same network can open, and its picture for the terminal.
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { generate } from 'lean-qr';
import type { Config } from '../config.ts';

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };

/** Bridges of containers and virtual machines: no phone is behind them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|tailscale|zt|lxc|cni|flannel)/i;
/** Private networks, homes first. */
const HOMES = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const rank = (address: string): number => {
  const at = HOMES.findIndex((home) => home.test(address));
  return at < 0 ? HOMES.length : at;
};

/** The IPv4 address of this machine in its local network, if it is in one. */
export function lanAddress(interfaces: Interfaces = networkInterfaces()): string | undefined {
  return Object.entries(interfaces)
    .flatMap(([name, infos]) => (infos ?? []).map((info) => ({ virtual: VIRTUAL.test(name), ...info })))
    .filter((info) => info.family === 'IPv4' && !info.internal && !info.address.startsWith('169.254.'))
    .toSorted((a, b) => Number(a.virtual) - Number(b.virtual) || rank(a.address) - rank(b.address))[0]?.address;
}

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const onlyLocal = (host: string | undefined): boolean => host !== undefined && /^(localhost$|127\.|::1$)/.test(host);

/**
 * The origin for a link or QR code: PUBLIC_URL, else this machine's address in the network when the page was opened
 * on `localhost` (a QR of localhost helps nobody), else the one the page was opened on.
 * @param host Host header, `name[:port]`
 * @param lan this machine's address in the network; '' none
 */
export function originFor(
  config: Pick<Config, 'publicUrl' | 'host'>,
  host: string,
  protocol: 'http' | 'https',
  lan = lanAddress() ?? '',
): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const port = /:(\d+)$/.exec(host)?.[1];
  if (LOCAL.test(host) && lan && !onlyLocal(config.host)) return `http://${lan}${port ? `:${port}` : ''}`;
  return `${protocol}://${host}`;
}

/** Two rows of modules in one line of half blocks: black on white whatever the terminal's colours. */
export function terminalQr(text: string): string {
  const code = generate(text),
    margin = 2,
    lines: string[] = [];
  for (let y = -margin; y < code.size + margin; y += 2) {
    let line = '';
    for (let x = -margin; x < code.size + margin; x++) line += ' ▄▀█'[(code.get(x, y) ? 0 : 2) + (code.get(x, y + 1) ? 0 : 1)];
    lines.push(`\u001B[97;40m${line}\u001B[0m`);
  }
  return lines.join('\n');
}

/** Where this machine itself finds the server. */
function hereOf(host: string | undefined, port: number): string {
  const all = host === undefined || host === '0.0.0.0' || host === '::';
  return `${all ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What `npm start` prints when people can come: the address here, the one for phones, and its QR code. */
export function welcome(config: Pick<Config, 'publicUrl' | 'host'>, port: number, lan = lanAddress() ?? ''): string {
  const here = hereOf(config.host, port),
    phones = originFor(config, here, 'http', lan);
  const ready = `Logodrome is ready: http://${here}`;
  if (LOCAL.test(new URL(phones).host)) return ready;
  return `${ready}${phones === `http://${here}` ? '' : `  ·  for phones on this network: ${phones}`}\n\n${terminalQr(phones)}\n`;
}
