import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strike } from './keys.ts';
import { phone, type Phone } from './test/phone.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function hit(at: Phone, key: string, focus?: string): { readonly used: boolean; readonly did: readonly string[] } {
  const did: string[] = [];
  const host = { helm: at.helm, stop: () => did.push('stop'), read: (what: string) => did.push(what) };
  return { used: strike(at.sight(), host, { key, shift: false, focus }), did };
}
const word = (at: Phone): string => {
  const boat = at.helm.boat(at.sight());
  return boat ? at.helm.draft(at.sight(), boat).path.length.toString() : '';
};

describe('keys', () => {
  it('Enter or Space is STOP!, one press, wherever the focus is', () => {
    const at = phone();
    at.timeOut();
    expect(hit(at, 'Enter', 'chip a1')).toEqual({ used: true, did: ['stop'] });
    expect(hit(at, ' ')).toEqual({ used: true, did: ['stop'] });
  });
  it('1 2 3 read table, boats and clock in every phase', () => {
    const at = phone();
    expect(['1', '2', '3'].map((key) => hit(at, key).did)).toEqual([['table'], ['boats'], ['clock']]);
    at.timeOut();
    expect(hit(at, '3').did).toEqual(['clock']);
  });
  it('while one searches, letters and Enter do nothing, Escape lets the first chip go', () => {
    const at = phone();
    at.helm.touch(0);
    expect([hit(at, 's').used, hit(at, 'Enter').used]).toEqual([false, false]);
    expect([hit(at, 'Escape').used, at.helm.first]).toEqual([true, undefined]);
  });
  it('while a word is traced letters spell, umlauts as their vowels, Backspace goes back, Enter finishes', () => {
    const at = phone();
    at.boat(0, 'a3 a4');
    at.helm.choose(1);
    expect(hit(at, 'é').used).toBe(true);
    hit(at, 'l');
    expect(word(at)).toBe('4');
    hit(at, 'Backspace');
    expect(word(at)).toBe('3');
    expect(hit(at, 'Enter').used).toBe(true);
    expect(at.helm.boat(at.sight())).toBeUndefined();
  });
  it('Space on the last chip goes back like a second tap there, Enter there finishes', () => {
    const at = phone();
    at.boat(0, 'a3 a4');
    at.helm.choose(1);
    hit(at, 'e');
    hit(at, ' ', 'chip b4');
    expect(word(at)).toBe('2');
    hit(at, 'Enter', 'chip a4');
    expect(at.helm.boat(at.sight())).toBeUndefined();
  });
});
