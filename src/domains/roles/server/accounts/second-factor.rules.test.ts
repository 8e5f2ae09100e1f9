import { expect, it } from 'vitest';
import { keysOf } from '#platform/contract/keys-of.ts';
import { permissionCodes } from '../../contract/permissions.words.ts';
import { builtinRoles } from '../../contract/roles.words.ts';
import { needsSecondFactor } from './second-factor.rules.ts';

it('is needed by every role that decides, administers or takes out personal data', () => {
  const spared = keysOf(builtinRoles).filter((code) => !needsSecondFactor(builtinRoles[code].permissions));
  expect(spared).toEqual(['volunteer', 'team', 'analyst', 'gridWorker']);
});

it('is not needed for looking at activities, hours, needs and figures, nor for writing what others review', () => {
  expect(permissionCodes.filter((code) => !needsSecondFactor([code]))).toEqual([
    'activities.view',
    'hours.view',
    'needs.view',
    'needs.take',
    'news.edit',
    'news.categories',
    'statistics.view',
    'system.watch',
  ]);
});
