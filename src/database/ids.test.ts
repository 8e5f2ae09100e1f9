import { describe, expect, test } from 'vitest';
import { createIdGenerator, parseRouteId } from './ids.ts';

const EPOCH_MS = Date.UTC(2024, 0, 1);

describe('an id generator', () => {
  test('packs milliseconds since 2024, instance and counter into 53 bits', () => {
    const nextId = createIdGenerator({ instance: 3, now: () => EPOCH_MS + 5 });
    expect(nextId()).toBe(5 * 4096 + 3 * 256);
    expect(nextId()).toBe(5 * 4096 + 3 * 256 + 1);
  });

  test('grows without a repeat over a burst that is wider than the counter', () => {
    const nextId = createIdGenerator({ instance: 15, now: () => EPOCH_MS + 1 });
    const ids = Array.from({ length: 1000 }, nextId);
    expect(ids.every((id, index) => index === 0 || id > ids[index - 1]!)).toBe(true);
    expect(ids.every((id) => Math.floor(id / 256) % 16 === 15)).toBe(true);
  });

  test('goes on growing when the clock is set back', () => {
    let clock = EPOCH_MS + 1_000;
    const nextId = createIdGenerator({ instance: 0, now: () => clock });
    const before = nextId();
    clock -= 900;
    expect(nextId()).toBeGreaterThan(before);
  });

  test('never gives the id of another instance', () => {
    const now = () => EPOCH_MS + 9;
    const [one, other] = [createIdGenerator({ instance: 1, now }), createIdGenerator({ instance: 2, now })];
    const ids = Array.from({ length: 600 }, () => [one(), other()]).flat();
    expect(new Set(ids).size).toBe(1200);
  });

  test('takes the last millisecond it has room for and refuses the next', () => {
    const last = EPOCH_MS + 2 ** 41 - 1;
    expect(createIdGenerator({ instance: 15, now: () => last })()).toBe(Number.MAX_SAFE_INTEGER - 255);
    expect(() => createIdGenerator({ instance: 0, now: () => last + 1 })()).toThrow('after 2093');
  });

  test('refuses a clock before 2024 and an instance outside 0 to 15', () => {
    expect(() => createIdGenerator({ instance: 0, now: () => EPOCH_MS - 1 })()).toThrow('before 2024');
    for (const instance of [-1, 16, 1.5, Number.NaN]) {
      expect(() => createIdGenerator({ instance })).toThrow('is not 0 to 15');
    }
  });
});

describe('an id in a URL', () => {
  test.each([
    ['1', 1],
    ['42', 42],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s is read', (text, id) => {
    expect(parseRouteId(text)).toBe(id);
  });

  test.each([
    '',
    '0',
    '01',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '1\n',
    '１',
    'abc',
    '9007199254740992',
    '99999999999999999',
  ])('%j is not an id', (text) => {
    expect(parseRouteId(text)).toBeUndefined();
  });
});
