import { endSessions, handOutPassword } from '#domains/accounts/server/index.ts';
import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import { resetStaffPassword } from '../../contract/account-admin.contract.ts';
import { drawPasswordFor } from '../accounts/draw-password.ts';
import { requireStaffGrant } from '../accounts/require-grant.ts';
import type { RolesReactions } from '../reactions.ts';

/** A new one-time password for a member of staff, whose sessions end and who is told. */
export const createPasswordReset = ({ onPasswordReset }: RolesReactions) =>
  approvalKind({
    operation: resetStaffPassword,
    wish: resetStaffPassword.request,
    prepare: drawPasswordFor,
    async perform(act, { accountId, reason }, { password, passwordHash }) {
      const { account } = await requireStaffGrant(act, { accountId });
      await handOutPassword(act.sql, accountId, { passwordHash, at: act.now });
      await endSessions(act, accountId, { reason: 'password' });
      await act.audit({ targetType: 'account', targetId: accountId, reason });
      await onPasswordReset(act, accountId);
      return { loginName: account.loginName, password };
    },
  });
export type PasswordReset = ReturnType<typeof createPasswordReset>;
