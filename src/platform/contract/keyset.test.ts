import { describe, expect, it } from 'vitest';
import { cursorField, cursorOf, keyOf } from './keyset.ts';

describe('a cursor', () => {
  it('names the row it was made of', () => {
    const key = { at: new Date('2026-11-22T08:00:00.125Z'), id: 812 };
    expect(keyOf(cursorField.parse(cursorOf(key)))).toEqual(key);
    expect(keyOf(undefined)).toBeUndefined();
  });

  it.each(['', '1', '1.', '.1', '1.2.3', '-1.2', '1e3.2', '12345678901234.1', '1.12345678901234567', '1.2 '])(
    'is refused as %j',
    (text) => {
      expect(cursorField.safeParse(text).success).toBe(false);
    },
  );
});
