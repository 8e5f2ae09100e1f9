import { endSessions, removeFactors } from '#domains/accounts/server/index.ts';
import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import { resetSecondFactor } from '../../contract/account-admin.contract.ts';
import { requireStaffGrant } from '../accounts/require-grant.ts';
import type { RolesReactions } from '../reactions.ts';

/** The second factor of a member of staff is turned off; the sessions end and the person is told. */
export const createFactorReset = ({ onSecondFactorReset }: RolesReactions) =>
  approvalKind({
    operation: resetSecondFactor,
    wish: resetSecondFactor.request,
    async perform(act, { accountId, reason }) {
      await requireStaffGrant(act, { accountId });
      if (!(await removeFactors(act.sql, accountId))) throw act.refuse('noSecondFactor');
      await endSessions(act, accountId, { reason: 'elsewhere' });
      await act.audit({ targetType: 'account', targetId: accountId, reason });
      await onSecondFactorReset(act, accountId);
      return undefined;
    },
  });
export type FactorReset = ReturnType<typeof createFactorReset>;
