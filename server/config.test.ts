import { describe, expect, test } from 'vitest';
import { quietly, readConfig, settings, StartError } from './config.ts';

test('without any setting there is a whole configuration', () => {
  expect(readConfig({})).toMatchObject({
    port: 2567,
    host: undefined,
    dataDir: './data',
    publicUrl: undefined,
    metricsSecret: undefined,
    trustProxy: 0,
    logLevel: 'info',
    messages: 20,
    bodyBytes: 8192,
  });
});

test('the environment decides; an empty value is none', () => {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/logodrome',
    PUBLIC_URL: 'https://games.example/',
    METRICS_SECRET: '',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: ' 1 ',
  };
  expect(readConfig(env)).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/var/lib/logodrome',
    publicUrl: 'https://games.example',
    metricsSecret: undefined,
    logLevel: 'debug',
    trustProxy: 1,
  });
});

describe('a bad value is named in one sentence', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535, not "1e3".'],
    [{ PUBLIC_URL: 'games.example' }, 'PUBLIC_URL must be an address like https://games.example, without a path, not "games.example".'],
    [
      { PUBLIC_URL: 'https://games.example/party' },
      'PUBLIC_URL must be an address like https://games.example, without a path, not "https://games.example/party".',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [{ LIMIT_JOINS: '0' }, 'LIMIT_JOINS must be a whole number from 1 to 1000000, not "0".'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 9, not "yes".'],
  ])('%j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new StartError(sentence));
  });
});

test('every setting has a name of its own, a line about it, and a default that it accepts itself', () => {
  const all = Object.values(settings);
  expect(new Set(all.map((s) => s.name)).size).toBe(all.length);
  for (const { name, about } of all) {
    expect(name).toMatch(/^[A-Z][A-Z_]+$/);
    expect(about.length).toBeGreaterThan(10);
  }
  expect(readConfig(Object.fromEntries(all.map((s) => [s.name, s.fallback])))).toEqual(readConfig({}));
});

test('what dotenv brings and says while modules load is gone afterwards', async () => {
  process.env['KEPT'] = 'before';
  const said: unknown[] = [],
    { info } = console;
  console.info = (...args: unknown[]) => said.push(args);
  const loaded = await quietly(async () => {
    process.env['BROUGHT'] = 'by dotenv';
    process.env['KEPT'] = 'overwritten';
    console.info('optional .env file not found');
    return 'module';
  });
  console.info('after');
  console.info = info;
  expect([loaded, process.env['BROUGHT'], process.env['KEPT'], said]).toEqual(['module', undefined, 'before', [['after']]]);
  delete process.env['KEPT'];
});
