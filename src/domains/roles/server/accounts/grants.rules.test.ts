import { describe, expect, it } from 'vitest';
import { breaksSeparation, isGuarded, judgeGrant, judgeRolePermissions } from './grants.rules.ts';

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
    ['system gives audit', system, plain, ['audit.read'], 'separatedGrant'],
    ['system gives security', system, plain, ['security.edit'], 'separatedGrant'],
    ['system takes audit away', system, auditor, ['news.edit'], 'separatedGrant'],
    ['system stops an auditor', system, auditor, undefined, 'separatedGrant'],
    ['system gives more system than it has', system, plain, ['site.edit'], 'grantsMore'],
    ['system changes who has more system than it', system, stronger, undefined, 'grantsMore'],
    ['security gives audit', security, plain, ['audit.read'], undefined],
    ['security stops an auditor', security, auditor, undefined, undefined],
    ['security changes a plain account', security, plain, ['news.edit'], 'notAllowed'],
    ['a reviewer changes anything', reviewer, plain, ['news.edit'], 'notAllowed'],
    ['system changes itself', system, { accountId: 1, permissions: [] }, ['news.edit'], 'ownAccount'],
    ['security changes itself', security, { accountId: 2, permissions: [] }, undefined, 'ownAccount'],
  ] as const)('%s', (_title, editor, target, next, verdict) => {
    expect(judgeGrant({ editor, target, next, hasSecurityAdministrator: true })).toBe(verdict);
  });

  it('lets the system administrator name the first security administrator, and nobody else of that kind', () => {
    const first = { editor: system, hasSecurityAdministrator: false };
    expect(judgeGrant({ ...first, next: ['security.edit'] })).toBeUndefined();
    expect(judgeGrant({ ...first, next: ['audit.read'] })).toBe('separatedGrant');
  });
});

describe('permissions of a role', () => {
  it('are guarded when one is of security or audit', () => {
    expect(isGuarded(['activities.view', 'audit.read'])).toBe(true);
    expect(isGuarded(['activities.view', 'accounts.edit'])).toBe(false);
  });

  it('never combine two administrators', () => {
    expect(breaksSeparation(['accounts.edit', 'audit.read'])).toBe(true);
    expect(breaksSeparation(['security.edit', 'audit.read'])).toBe(true);
    expect(breaksSeparation(['accounts.edit', 'roles.edit', 'news.edit'])).toBe(false);
  });

  it('hold no security, no audit and no system permission that the editor lacks', () => {
    expect(judgeRolePermissions(['audit.read'], system.permissions)).toBe('separatedPermission');
    expect(judgeRolePermissions(['site.edit'], system.permissions)).toBe('grantsMore');
    expect(judgeRolePermissions(['accounts.edit', 'needs.dispatch'], system.permissions)).toBeUndefined();
  });
});
