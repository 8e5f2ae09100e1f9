import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/sessions.contract.ts';
import { isFailedLine } from '../audit-log/audit-line.ts';
import { auditPage } from '../audit-log/audit-log.queries.ts';

const shownCount = 10;

/** How the caller came in lately, and who else tried: from the audit log, so that it cannot be tidied away. */
export const listMyLogins: UseCase<typeof contract.listMyLogins> = async ({ sql, caller }) => {
  const filter = { targetType: 'account', targetId: caller.accountId, only: ['loginUser', 'loginBySms'] };
  const rows = await auditPage(sql, filter, { after: undefined, limit: shownCount }).execute();
  return {
    list: rows.map(({ at, action, address, detail }) => ({
      at: toInstant(at),
      isDone: !isFailedLine(detail),
      way: action === 'loginBySms' ? ('sms' as const) : ('password' as const),
      address: address || null,
    })),
  };
};
