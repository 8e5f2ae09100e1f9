import { expect, it } from 'vitest';
import { isCounterBack, passkeySiteOf } from './passkey.rules.ts';

it.each([
  ['https://volunteer.example', { origin: 'https://volunteer.example', rpId: 'volunteer.example' }],
  [
    'https://volunteer.example:8443/x',
    { origin: 'https://volunteer.example:8443', rpId: 'volunteer.example' },
  ],
  ['http://localhost:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
  ['http://volunteer.example', undefined],
  ['https://192.0.2.7', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://[2001:db8::7]', undefined],
])('passkeys of %s belong to %o', (publicUrl, site) => {
  expect(passkeySiteOf(publicUrl)).toEqual(site);
});

it.each([
  [0, 0, false],
  [0, 1, false],
  [4, 5, false],
  [4, 40, false],
  [4, 4, true],
  [4, 3, true],
  [4, 0, true],
])('a counter that goes from %i to %i has gone back: %s', (before, now, isBack) => {
  expect(isCounterBack(before, now)).toBe(isBack);
});
