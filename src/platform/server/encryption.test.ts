import { describe, expect, it } from 'vitest';
import {
  decryptBytes,
  decryptText,
  deriveKey,
  encryptBytes,
  encryptText,
  isLookupHash,
  isSealedBy,
  isSealedUnder,
  lookupHash,
} from './encryption.ts';
import { keptKey } from './secrets/keys.ts';

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
    expect(() => decryptText(key, sealed.replace('v2', 'v3'))).toThrow('unknown cipher text version');
    const [version, id, nonce, tag = '', data] = sealed.split('.');
    const shortTag = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url');
    expect(() => decryptText(key, [version, id, nonce, shortTag, data].join('.'))).toThrow('tag');
  });
});

it('keys differ by purpose and stay the same for one', () => {
  expect(key.bytes.equals(other.bytes)).toBe(false);
  expect(key.bytes.equals(deriveKey('a secret of at least thirty-two characters', 'test/cipher').bytes)).toBe(
    true,
  );
});

it('a look-up hash finds equal values under one key only', () => {
  expect(lookupHash(key, '13812345678')).toBe(lookupHash(key, '13812345678'));
  expect(lookupHash(key, '13812345678')).not.toBe(lookupHash(other, '13812345678'));
});

describe('after SECRET was changed', () => {
  const [first, second] = ['the first secret of this installation', 'the second secret of this installation'];
  const kept = new Map<string, Buffer>();
  const [old, changed, alone] = [
    deriveKey(first, 'test'),
    deriveKey({ current: second, before: [first], kept }, 'test'),
    deriveKey(second, 'test'),
  ];

  it('what the earlier one sealed opens while it is named, and what is sealed now names the new one', () => {
    const before = encryptText(old, '13812345678');
    expect(decryptText(changed, before)).toBe('13812345678');
    expect(isSealedUnder(changed, before)).toBe(false);
    const now = encryptText(changed, '13812345678');
    expect(isSealedUnder(changed, now)).toBe(true);
    expect(decryptText(alone, now)).toBe('13812345678');
    expect(() => decryptText(alone, before)).toThrow('neither SECRET nor SECRET_BEFORE');
    expect(() => decryptText(old, now)).toThrow('neither SECRET nor SECRET_BEFORE');
  });

  it('texts and files of releases that named no key open under either', () => {
    const text = encryptText(old, '13812345678').replace(/^v2\.\w+/, 'v1');
    expect(decryptText(changed, text)).toBe('13812345678');
    expect(isSealedUnder(old, text)).toBe(false);
    expect(() => decryptText(alone, text)).toThrow('unable to authenticate');
    const file = encryptBytes(old, Buffer.from('a picture')).subarray('sealed2.'.length + 13);
    expect(decryptBytes(changed, file).toString()).toBe('a picture');
    expect(() => decryptBytes(alone, file)).toThrow('unable to authenticate');
  });

  it('files name their key', () => {
    const before = encryptBytes(old, Buffer.from('a picture'));
    expect([isSealedBy(old, before), isSealedBy(changed, before)]).toEqual([true, false]);
    expect(decryptBytes(changed, before).toString()).toBe('a picture');
    const now = encryptBytes(changed, Buffer.from('a picture'));
    expect(decryptBytes(alone, now).toString()).toBe('a picture');
    expect(() => decryptBytes(alone, before)).toThrow('neither SECRET nor SECRET_BEFORE');
  });

  it('signatures of before are accepted while it is named, and made with the new one alone', () => {
    const signed = lookupHash(old, 'a link');
    expect(isLookupHash(changed, signed, 'a link')).toBe(true);
    expect(isLookupHash(changed, signed, 'another link')).toBe(false);
    expect(isLookupHash(alone, signed, 'a link')).toBe(false);
    expect(isLookupHash(alone, lookupHash(changed, 'a link'), 'a link')).toBe(true);
  });

  it('a kept key goes on', () => {
    const bytes = keptKey(first, 'device-marks').bytes;
    const secrets = { current: second, before: [], kept: new Map([['device-marks', bytes]]) };
    expect(keptKey(secrets, 'device-marks').bytes.equals(bytes)).toBe(true);
    expect(keptKey(second, 'device-marks').bytes.equals(bytes)).toBe(false);
  });
});
