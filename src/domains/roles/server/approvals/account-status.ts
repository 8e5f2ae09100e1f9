import { changeAccount, endSessions } from '#domains/accounts/server/index.ts';
import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import { setAccountStatus } from '../../contract/account-admin.contract.ts';
import { isFrozenVolunteer } from '../accounts/account-admin.queries.ts';
import { requireAnotherAdministrator, requireGrant } from '../accounts/require-grant.ts';

/** Stops an account and ends its sessions, or lets it in again; an account that is closing or closed stays so. */
export const accountStatus = approvalKind({
  operation: setAccountStatus,
  wish: setAccountStatus.request,
  async perform(act, { accountId, version, status, reason }) {
    const granted = await requireGrant(act, { accountId, version });
    const { account } = granted;
    const from = status === 'disabled' ? 'active' : 'disabled';
    if (account.status !== from) throw act.refuse('wrongStatus');
    if (status === 'active' && (await isFrozenVolunteer(act.sql, accountId)))
      throw act.refuse('frozenVolunteer');
    if (status === 'disabled') {
      await requireAnotherAdministrator(act, granted);
      await endSessions(act, accountId, { reason: 'disabled' });
    }
    const statusReason = status === 'disabled' ? reason : null;
    await changeAccount(act.sql, accountId, { status, statusReason });
    await act.audit({
      targetType: 'account',
      targetId: accountId,
      reason,
      detail: { before: account.status, after: status },
    });
    return undefined;
  },
});
