import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, isHex, toHex } from './canonical.rules.ts';

describe('hex', () => {
  test('is what Node writes and reads, of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const hex = toHex(bytes);
        expect(hex).toBe(Buffer.from(bytes).toString('hex'));
        expect(isHex(hex, bytes.length)).toBe(true);
        expect(fromHex(hex, bytes.length)).toEqual(bytes);
      }),
    );
  });

  test('is of 32 bytes, in lower case, and nothing else', () => {
    for (const wrong of [
      'AB'.repeat(32),
      'ab'.repeat(31),
      'ab'.repeat(33),
      `${'ab'.repeat(31)}g0`,
      `${'ab'.repeat(31)}a\n`,
      7,
      null,
    ])
      expect([isHex(wrong), fromHex(wrong)]).toEqual([false, undefined]);
  });
});
