import { expect, test } from 'vitest';
import { newId, outbox, type Sent } from './outbox.ts';

const swap = (id: string): Sent => ({ id, action: { type: 'swap', tile: 'E' } });
const ok = (id: string) => ({ id, ok: true }) as const;

test('an unanswered message is sent again with the same id after a return, an answered one is not', async () => {
  const box = outbox();
  const sent: string[] = [];
  box.resend((message, body) => sent.push(`${message} ${body.id}`));
  const first = box.post(swap('aaaaaaaa'));
  const second = box.post({ id: 'bbbbbbbb', order: { type: 'ready', ready: true } });
  box.settle(ok('aaaaaaaa'));
  box.hold();
  const third = box.post(swap('cccccccc'));
  expect(sent).toEqual(['act aaaaaaaa', 'order bbbbbbbb']);
  box.resend((message, body) => sent.push(`${message} ${body.id}`));
  expect(sent.slice(2)).toEqual(['order bbbbbbbb', 'act cccccccc']);
  box.settle(ok('bbbbbbbb'));
  box.settle({ id: 'cccccccc', ok: false, refusal: { code: 'swap-locked' } });
  expect(await Promise.all([first, second, third])).toEqual([
    ok('aaaaaaaa'),
    ok('bbbbbbbb'),
    { id: 'cccccccc', ok: false, refusal: { code: 'swap-locked' } },
  ]);
});

test('a closed outbox refuses what waits and what comes, until a wire is there again', async () => {
  const box = outbox();
  const waits = box.post(swap('aaaaaaaa'));
  box.close('left-table');
  expect(await waits).toEqual({ id: 'aaaaaaaa', ok: false, refusal: { code: 'left-table' } });
  expect(await box.post(swap('bbbbbbbb'))).toMatchObject({ ok: false });
  const sent: string[] = [];
  box.resend((_, body) => sent.push(body.id));
  void box.post(swap('cccccccc'));
  expect(sent).toEqual(['cccccccc']);
});

test('ids are what the wire accepts, and never the same', () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{16}$/);
});
