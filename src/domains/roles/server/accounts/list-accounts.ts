import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import { accountPage, countAccounts } from './account-admin.queries.ts';
import { judgeGrant } from './grants.rules.ts';
import { requireAdministrator } from './require-grant.ts';

/** A page of accounts inside the caller's scope. @throws Forbidden for staff who manage neither accounts nor logins */
export const listAccounts: UseCase<typeof contract.listAccounts> = async (
  act,
  { pageNum, pageSize, countsAll, sort, ...request },
) => {
  requireAdministrator(act);
  const { permissions, accountId, scope } = act.caller;
  const filter = { ...request, scope, now: act.now };
  const rows = await accountPage(act.sql, filter, { pageNum, pageSize, sort }).execute();
  const maySecure = permissions.has('security.edit');
  const list = rows.map(({ id, displayName, permissions: held, liveSessionCount, ...row }) => ({
    ...row,
    accountId: id,
    name: displayName,
    organisationName: row.organisationName ?? null,
    lastLoginAt: toInstantOrNull(row.lastLoginAt),
    createdAt: toInstant(row.createdAt),
    lockedUntil: toInstantOrNull(row.lockedUntil),
    liveSessionCount: Number(liveSessionCount),
    isSelf: id === accountId,
    canManage: mayManage(act.caller, { accountId: id, permissions: held }),
    canSecure: maySecure,
  }));
  return { list, total: await countAccounts(act.sql, filter, countsAll), pageNum, pageSize };
};

const mayManage = (editor: StaffCaller, target: { accountId: number; permissions: readonly string[] }) =>
  judgeGrant({ editor, target }) === undefined;
