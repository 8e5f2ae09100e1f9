import { describe, expect, it } from 'vitest';
import { decryptText, deriveKey, encryptText, lookupHash } from './encryption.ts';

const key = deriveKey('a secret of at least thirty-two characters', 'test/cipher');
const other = deriveKey('a secret of at least thirty-two characters', 'test/other');

describe('an encrypted text', () => {
  it('comes back whole, and looks different each time', () => {
    const [one, two] = [encryptText(key, '13812345678'), encryptText(key, '13812345678')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('13812345678');
    expect([decryptText(key, one), decryptText(key, two)]).toEqual(['13812345678', '13812345678']);
    expect(decryptText(key, encryptText(key, '沈知夏'))).toBe('沈知夏');
  });

  it('opens for its own key and unaltered only', () => {
    const sealed = encryptText(key, '13812345678');
    const flipped = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => decryptText(other, sealed)).toThrow('unable to authenticate');
    expect(() => decryptText(key, flipped)).toThrow('unable to authenticate');
    expect(() => decryptText(key, sealed.replace('v1', 'v2'))).toThrow('unknown cipher text version');
    const [version, nonce, tag = '', data] = sealed.split('.');
    const shortTag = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url');
    expect(() => decryptText(key, [version, nonce, shortTag, data].join('.'))).toThrow('tag');
  });
});

it('keys differ by purpose and stay the same for one', () => {
  expect(key.equals(other)).toBe(false);
  expect(key.equals(deriveKey('a secret of at least thirty-two characters', 'test/cipher'))).toBe(true);
});

it('a look-up hash finds equal values under one key only', () => {
  expect(lookupHash(key, '13812345678')).toBe(lookupHash(key, '13812345678'));
  expect(lookupHash(key, '13812345678')).not.toBe(lookupHash(other, '13812345678'));
});
