import { expect, it } from 'vitest';
import { builtinRoles } from '#domains/roles/contract/roles.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { repeated } from '../repeated.ts';
import { REVIEWER_NAME, STAFF, staffName } from './staff.ts';

it('every role of the staff is held, each account once', () => {
  const roles = keysOf(builtinRoles).filter((code) => builtinRoles[code].userType === 3);
  expect(roles.filter((code) => !STAFF.some(({ role }) => role === code))).toEqual([]);
  expect(repeated(STAFF.map(({ loginName }) => loginName))).toEqual([]);
  expect(STAFF.filter(({ organisationKey }) => organisationKey !== '990100').map(({ role }) => role)).toEqual(
    ['organisationAdmin', 'gridWorker'],
  );
});

it('a name that is asked for is somebody’s', () => {
  expect(STAFF.find(({ name }) => name === REVIEWER_NAME)?.role).toBe('reviewer');
  expect(() => staffName('nobody001')).toThrow('nobody001');
});
