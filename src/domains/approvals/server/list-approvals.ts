import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import type { ApprovalFact } from '#platform/contract/approvals.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ApprovalKind } from '#platform/server/approvals/approval-kind.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/approvals.contract.ts';
import { approvalPage, countApprovals } from './approvals.queries.ts';

/** All requests for who decides them, their own for everybody else. */
export const listApprovals: UseCase<
  typeof contract.listApprovals,
  () => ReadonlyMap<string, ApprovalKind>
> = async (act, { isDecided, countsAll, sort, ...page }, kinds) => {
  const { accountId, permissions } = act.caller;
  const isDecider = permissions.has('security.edit');
  const filter = { isDecided, askedBy: isDecider ? undefined : accountId };
  const rows = await approvalPage(act.sql, filter, { ...page, sort }).execute();
  const ids = rows.flatMap(({ askedBy, concerns }) => [askedBy, concerns]);
  const personBy = await personsOf(act.sql, [accountId, ...ids]);
  const list = rows.map((row) => ({
    approvalId: row.id,
    kindLabel: kinds().get(row.kind)?.operation.act ?? row.kind,
    title: row.title,
    facts: row.facts as ApprovalFact[],
    reason: row.reason,
    state: row.state,
    askedBy: row.askerName,
    askedAt: toInstant(row.askedAt),
    decidedBy: row.deciderName,
    decidedAt: toInstantOrNull(row.decidedAt),
    decisionNote: row.decisionNote,
    isOwn: row.askedBy === accountId,
    mayDecide:
      isDecider &&
      row.state === 'pending' &&
      !hadPart(personBy(accountId), [row.askedBy, row.concerns].filter((id) => id !== null).map(personBy)),
  }));
  return { list, total: await countApprovals(act.sql, filter, countsAll), ...page };
};
