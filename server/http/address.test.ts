import type { NetworkInterfaceInfo } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import decodeQr from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { lanAddress, originFor, terminalQr, welcome } from './address.ts';

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  family: 'IPv4',
  internal,
  netmask: '',
  mac: '',
  cidr: null,
});
const ipv6 = (address: string): NetworkInterfaceInfo => ({
  address,
  family: 'IPv6',
  internal: false,
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
});

describe('the address in the local network', () => {
  test.each([
    ['nothing but itself', { lo: [ipv4('127.0.0.1', true)] }, undefined],
    ['the Wi-Fi', { lo: [ipv4('127.0.0.1', true)], wlan0: [ipv6('fe80::1'), ipv4('192.168.178.20')] }, '192.168.178.20'],
    ['Wi-Fi before a container bridge', { docker0: [ipv4('172.17.0.1')], wlan0: [ipv4('10.0.0.5')] }, '10.0.0.5'],
    ['the home before a company network', { eth0: [ipv4('10.3.2.1')], wlan0: [ipv4('192.168.0.2')] }, '192.168.0.2'],
    ['no self-given address', { eth0: [ipv4('169.254.3.4')] }, undefined],
  ])('%s', (_case, interfaces, found) => {
    expect(lanAddress(interfaces)).toBe(found);
  });
});

describe('the origin of a link', () => {
  const LAN = '192.168.178.20',
    config = { publicUrl: undefined, host: undefined };
  test.each([
    ['localhost:2567', 'http://192.168.178.20:2567'],
    ['127.0.0.1:2567', 'http://192.168.178.20:2567'],
    ['[::1]:2567', 'http://192.168.178.20:2567'],
    ['localhost', 'http://192.168.178.20'],
    ['192.168.178.20:2567', 'http://192.168.178.20:2567'],
    ['party.local:2567', 'http://party.local:2567'],
    ['localhost.evil.example', 'http://localhost.evil.example'],
  ])('opened on %s is %s', (host, origin) => {
    expect(originFor(config, host, 'http', LAN)).toBe(origin);
  });
  test('is PUBLIC_URL whenever that is set', () => {
    expect(originFor({ ...config, publicUrl: 'https://games.example' }, 'localhost:1', 'http', LAN)).toBe('https://games.example');
  });
  test('stays on localhost without a network, or when the server listens only there', () => {
    expect(originFor(config, 'localhost:1', 'http', '')).toBe('http://localhost:1');
    expect(originFor({ ...config, host: '127.0.0.1' }, 'localhost:1', 'http', LAN)).toBe('http://localhost:1');
  });
  test('keeps https behind a proxy', () => {
    expect(originFor(config, 'games.example', 'https', LAN)).toBe('https://games.example');
  });
});

/** The half blocks as pixels, each module four by four. */
function pixels(text: string) {
  const lines = text.split('\n').map((line) => stripVTControlCharacters(line));
  const rows = lines.flatMap((line) => [[...line].map((c) => '▀█'.includes(c)), [...line].map((c) => '▄█'.includes(c))]);
  const width = rows[0]!.length * 4,
    height = rows.length * 4,
    data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.fill(rows[y >> 2]![x >> 2] ? 255 : 0, (y * width + x) * 4, (y * width + x) * 4 + 4);
  return { width, height, data };
}

test('the picture in the terminal reads as the address', () => {
  expect(decodeQr(pixels(terminalQr('http://192.168.178.20:2567')))).toBe('http://192.168.178.20:2567');
});

describe('the first line', () => {
  test('names this machine and the address for phones, with its picture', () => {
    const text = welcome({ publicUrl: undefined, host: undefined }, 2567, '192.168.178.20');
    expect(text.split('\n')[0]).toBe(
      'Logodrome is ready: http://localhost:2567  ·  for phones on this network: http://192.168.178.20:2567',
    );
    expect(decodeQr(pixels(text.split('\n').slice(2, -1).join('\n')))).toBe('http://192.168.178.20:2567');
  });
  test('does not promise phones what they cannot reach', () => {
    expect(welcome({ publicUrl: undefined, host: '127.0.0.1' }, 2567, '192.168.178.20')).toBe('Logodrome is ready: http://127.0.0.1:2567');
    expect(welcome({ publicUrl: undefined, host: '::1' }, 2567, '192.168.178.20')).toBe('Logodrome is ready: http://[::1]:2567');
    expect(welcome({ publicUrl: undefined, host: undefined }, 2567, '')).toBe('Logodrome is ready: http://localhost:2567');
  });
  test('names one address when the server listens on that alone', () => {
    const text = welcome({ publicUrl: undefined, host: '10.0.0.5' }, 80, '192.168.178.20');
    expect(text.split('\n')[0]).toBe('Logodrome is ready: http://10.0.0.5:80');
    expect(decodeQr(pixels(text.split('\n').slice(2, -1).join('\n')))).toBe('http://10.0.0.5:80');
  });
});
