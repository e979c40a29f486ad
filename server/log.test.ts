import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const written = (write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] => {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

test('what is secret at the table or about a person never reaches a line', () => {
  const [line] = written((log) =>
    log.info(
      {
        token: 'T0K',
        seed: 'S33D',
        ip: '1.2.3.4',
        seat: { rack: 'R4CK', hand: 'H4ND', name: 'Mia' },
        req: { headers: { authorization: 'B34R' } },
        table: { deep: { bag: 'B4G' } },
      },
      'hello',
    ),
  );
  expect(JSON.stringify(line)).not.toMatch(/T0K|S33D|1\.2\.3\.4|R4CK|H4ND|B34R|B4G/);
  expect(line).toMatchObject({ msg: 'hello', token: '[secret]', seat: { rack: '[secret]', name: 'Mia' } });
});

test('quieter levels say nothing', () => {
  expect(written((log) => log.debug('nothing'))).toEqual([]);
});

test('an error is written with its stack', () => {
  const [line] = written((log) => log.error({ err: new Error('broken') }, 'oh'));
  expect(line).toMatchObject({ err: { message: 'broken', stack: expect.stringContaining('log.test.ts') } });
});
