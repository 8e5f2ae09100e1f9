import { expect, test } from 'vitest';
import { hadPart, isSamePerson, personOf } from './persons.rules.ts';

const volunteer = { accountId: 1, mobileHash: 'm1', idHash: 'i1' };
const stranger = { accountId: 2, mobileHash: 'm2', idHash: 'i2' };
const staff = { accountId: 3, mobileHash: 'm3', idHash: null };
const team = { accountId: 4, mobileHash: 'm4', idHash: null };
const nameless = { accountId: 5, mobileHash: null, idHash: null };

test.each([
  ['an account with itself', [volunteer], [volunteer], true],
  ['two people', [volunteer], [stranger], false],
  ['people without number and document', [nameless], [{ ...nameless, accountId: 6 }], false],
  ['staff and volunteer with one mobile number', [{ ...staff, mobileHash: 'm1' }], [volunteer], true],
  ['two accounts with one ID number', [{ ...stranger, idHash: 'i1' }], [volunteer], true],
  ['a number that is the text of another’s document', [{ ...staff, mobileHash: 'i1' }], [volunteer], false],
  ['a team and the number it was registered with', [{ ...team, mobileHash: 'm1' }], [volunteer], true],
  ['a team and its leader', [team, volunteer], [volunteer], true],
  ['a team and staff who is its leader', [team, volunteer], [{ ...staff, mobileHash: 'm1' }], true],
  ['a team and somebody else', [team, volunteer], [stranger], false],
  ['two teams with one leader', [team, volunteer], [{ ...team, accountId: 7 }, volunteer], true],
] as const)('%s', (_, one, other, isSame) => {
  expect(isSamePerson(personOf(one), personOf(other))).toBe(isSame);
  expect(isSamePerson(personOf(other), personOf(one))).toBe(isSame);
});

test('who had any part in it decides nothing', () => {
  const parts = [personOf([team, volunteer]), personOf([stranger])];
  expect(hadPart(personOf([staff]), parts)).toBe(false);
  expect(hadPart(personOf([staff]), [])).toBe(false);
  expect(hadPart(personOf([stranger]), parts)).toBe(true);
  expect(hadPart(personOf([{ ...staff, mobileHash: 'm1' }]), parts)).toBe(true);
});
