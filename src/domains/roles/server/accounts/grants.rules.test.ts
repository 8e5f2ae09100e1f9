import { describe, expect, it } from 'vitest';
import { builtinRoles } from '../../contract/roles.words.ts';
import {
  breaksSeparation,
  isGuarded,
  isSensitive,
  judgeGrant,
  judgeRolePermissions,
  needsApproval,
  widensRole,
} from './grants.rules.ts';

const system = { accountId: 1, permissions: new Set(['accounts.edit', 'roles.edit']) };
const security = { accountId: 2, permissions: new Set(['security.edit']) };
const reviewer = { accountId: 3, permissions: new Set(['activities.review']) };
const plain = { accountId: 9, permissions: ['activities.review'] };
const stronger = { accountId: 9, permissions: ['accounts.edit', 'site.edit'] };
const auditor = { accountId: 9, permissions: ['audit.read'] };

describe('judgeGrant', () => {
  it.each([
    ['system gives a plain role', system, plain, ['news.edit'], undefined],
    ['system makes a plain account', system, undefined, ['news.edit'], undefined],
    ['system asks for audit', system, plain, ['audit.read'], undefined],
    ['system asks to stop an auditor', system, auditor, undefined, undefined],
    ['system gives more system than it has', system, plain, ['site.edit'], 'grantsMore'],
    ['system changes who has more system than it', system, stronger, undefined, 'grantsMore'],
    ['security gives audit', security, plain, ['audit.read'], 'notAllowed'],
    ['security stops an auditor', security, auditor, undefined, 'notAllowed'],
    ['security changes a plain account', security, plain, ['news.edit'], 'notAllowed'],
    ['a reviewer changes anything', reviewer, plain, ['news.edit'], 'notAllowed'],
    ['system changes itself', system, { accountId: 1, permissions: [] }, ['news.edit'], 'ownAccount'],
  ] as const)('%s', (_title, editor, target, next, verdict) => {
    expect(judgeGrant({ editor, target, next })).toBe(verdict);
  });
});

describe('needsApproval', () => {
  const [clerk, decider, guard] = [['news.edit'], ['hours.review'], ['security.edit']];
  it.each([
    ['grant', clerk, clerk, false],
    ['grant', clerk, decider, true],
    ['grant', undefined, decider, true],
    ['grant', decider, clerk, false],
    ['grant', guard, clerk, true],
    ['reset', clerk, undefined, false],
    ['reset', decider, undefined, true],
    ['enable', clerk, undefined, false],
    ['enable', decider, undefined, true],
    ['stop', decider, undefined, false],
    ['stop', guard, undefined, true],
  ] as const)('%s, held %s, next %s: %s', (deed, held, next, expected) => {
    const facts = { deed, ...(held && { held }), ...(next && { next }) };
    expect(needsApproval({ ...facts, hasSecurityAdministrator: true })).toBe(expected);
  });

  it('lets the system administrator name the first security administrator, and nobody else of that kind', () => {
    const first = { deed: 'grant', hasSecurityAdministrator: false } as const;
    expect(needsApproval({ ...first, next: ['security.edit'] })).toBe(false);
    expect(needsApproval({ ...first, next: ['audit.read'] })).toBe(true);
    expect(needsApproval({ ...first, next: ['hours.review'] })).toBe(true);
    expect(needsApproval({ ...first, held: ['audit.read'], next: ['security.edit'] })).toBe(true);
  });
});

describe('widensRole', () => {
  const local = { permissions: ['activities.view', 'activities.review'], dataScope: 'organisation' };
  it.each([
    ['nothing changed', local, false],
    ['less', { ...local, permissions: ['activities.view'] }, false],
    ['something harmless more', { ...local, permissions: [...local.permissions, 'news.edit'] }, false],
    ['something that decides more', { ...local, permissions: [...local.permissions, 'teams.review'] }, true],
    ['the whole city', { ...local, dataScope: 'all' }, true],
    ['the whole city for who decides nothing', { permissions: ['activities.view'], dataScope: 'all' }, false],
  ])('%s', (_title, after, expected) => {
    expect(widensRole(local, after)).toBe(expected);
  });
});

describe('permissions of a role', () => {
  it('are guarded when one is of security or audit', () => {
    expect(isGuarded(['activities.view', 'audit.read'])).toBe(true);
    expect(isGuarded(['activities.view', 'accounts.edit'])).toBe(false);
  });

  it('are sensitive for reviewers, dispatchers and administrators, not for editors, analysts and lookers-on', () => {
    const staff = Object.entries(builtinRoles).filter(([, role]) => role.userType === 3);
    expect(staff.filter(([, role]) => isSensitive(role.permissions)).map(([code]) => code)).toEqual([
      'systemAdmin',
      'reviewer',
      'centreLeader',
      'dispatcher',
      'securityAdmin',
      'auditAdmin',
      'organisationAdmin',
    ]);
    expect(isSensitive(['activities.view', 'hours.view', 'volunteers.view'])).toBe(false);
  });

  it('never combine two administrators, nor an administrator with who decides business', () => {
    expect(breaksSeparation(['accounts.edit', 'audit.read'])).toBe(true);
    expect(breaksSeparation(['security.edit', 'audit.read'])).toBe(true);
    expect(breaksSeparation(['accounts.edit', 'hours.review'])).toBe(true);
    expect(breaksSeparation(['accounts.edit', 'roles.edit', 'news.edit'])).toBe(false);
    expect(breaksSeparation(['hours.review', 'needs.dispatch', 'news.edit'])).toBe(false);
    expect(Object.values(builtinRoles).filter((role) => breaksSeparation(role.permissions))).toEqual([]);
  });

  it('hold no security, no audit, no two offices and no system permission that the editor lacks', () => {
    expect(judgeRolePermissions(['audit.read'], system.permissions)).toBe('separatedPermission');
    expect(judgeRolePermissions(['accounts.edit', 'needs.dispatch'], system.permissions)).toBe(
      'mixedPermission',
    );
    expect(judgeRolePermissions(['site.edit'], system.permissions)).toBe('grantsMore');
    expect(judgeRolePermissions(['accounts.edit', 'news.edit'], system.permissions)).toBeUndefined();
  });
});
