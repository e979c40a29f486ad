// One JSON line per thing that happened. What is secret on the table stays secret in the log.
import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/** Keys that never reach a log line, at the top or up to two levels down. */
const SECRET = ['token', 'ip', 'address', 'authorization', 'rack', 'racks', 'hand', 'hands', 'bag', 'seed', 'player', 'key', 'secret'];

/** A logger that writes to standard error, synchronously: the last lines before an exit are the ones that matter. */
export function createLog(level: LogLevel, to: DestinationStream = process.stderr): Log {
  return pino({ level, base: null, redact: { paths: SECRET.flatMap((k) => [k, `*.${k}`, `*.*.${k}`]), censor: '[secret]' } }, to);
}

/** What the framework calls an error is mostly a guest's bad frame, and anybody could fill a disk with those: seen at `debug` only. */
export function frameworkLog(log: Log) {
  const say = (...args: unknown[]): void => log.debug({ from: 'colyseus' }, args.map(String).join(' '));
  return { debug: say, error: say, info: say, trace: say, warn: say };
}
