import { staffCallerOf } from '#domains/accounts/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import type { ApprovalKind } from '#platform/server/approvals/approval-kind.ts';
import { lockApproval, settleApproval } from '#platform/server/approvals/approvals.store.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import { requireCaller } from '#platform/server/calls/invoke-operation.ts';
import { refusingAs } from '#platform/server/calls/refusing-as.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/approvals.contract.ts';
import { findWish } from './approvals.queries.ts';
import { contestedApproval } from './contested-approval.ts';

type Deciding = ActOf<typeof contract.decideApproval>;
type Approval = NonNullable<Awaited<ReturnType<typeof lockApproval>>>;
type Agreed = { kind: ApprovalKind; wish: unknown; prepared: unknown };
/** Nothing was agreed to when it is rejected, or waits no more. */
type Decision = { agreed: Agreed | undefined };

/** What an agreement needs before its transaction: the kind, what is asked for, and the kind's slow work. */
export async function prepareAgreement(
  act: Deciding,
  { approvalId, verdict }: RequestIn<typeof contract.decideApproval>,
  kinds: ReadonlyMap<string, ApprovalKind>,
): Promise<Decision> {
  const row = verdict === 'approve' ? await findWish(act.sql, approvalId) : undefined;
  if (!row) return { agreed: undefined };
  const kind = kinds.get(row.kind);
  if (!kind) throw new Error(`no kind of approval ${row.kind}`);
  const wish = kind.wish.parse(row.wish);
  return { agreed: { kind, wish, prepared: await kind.prepare?.(act, wish) } };
}

/**
 * A second person agrees or rejects. What is agreed to is done at once with the rights that the asker has now; neither who
 * asked nor whose account it changes decides, compared as persons. @throws Refusal by `approvalRefusals`
 */
export const decideApproval: UseCase<typeof contract.decideApproval, Decision> = async (
  act,
  { approvalId, verdict, reason },
  { agreed },
) => {
  const approval = await lockApproval(act.sql, approvalId);
  if (!approval) throw new NotFound('没有这项申请');
  const isOpen = approval.state === 'pending' && (verdict === 'reject' || agreed !== undefined);
  if (!isOpen) throw await decidedAlready(act, contestedApproval(approvalId), 'decided');
  await requireSecondPerson(act, approval);
  if (verdict === 'reject' && reason === '') throw act.refuse('reasonMissing');
  const asker = await staffCallerOf(act.sql, approval.askedBy);
  const handed = agreed ? await perform(act, { approvalId, asker, ...agreed }) : undefined;
  await settleApproval(act.sql, approvalId, {
    state: verdict === 'approve' ? 'approved' : 'rejected',
    decidedBy: act.caller.accountId,
    decidedAt: act.now,
    decisionNote: reason || null,
  });
  const { kind, title, askedBy } = approval;
  await act.audit({
    targetType: 'approval',
    targetId: approvalId,
    reason: reason || undefined,
    detail: { verdict, kind, title, askedBy: { accountId: askedBy, name: asker?.displayName ?? null } },
  });
  await notify(act, noticeOf(act, approval, { verdict, reason }));
  return { handed: handed ?? null };
};

async function requireSecondPerson(act: Deciding, { askedBy, concerns }: Approval): Promise<void> {
  const parts = [askedBy, concerns].filter((id) => id !== null);
  const personBy = await personsOf(act.sql, [act.caller.accountId, ...parts]);
  if (hadPart(personBy(act.caller.accountId), parts.map(personBy))) throw act.refuse('samePerson');
}

type Performing = Agreed & { approvalId: number; asker: StaffCaller | undefined };

/** Carries it out as the asker, whose rights of now are judged; the audit lines are the approver's and name the asker. */
async function perform(act: Deciding, { approvalId, asker, kind, wish, prepared }: Performing) {
  if (!asker) throw act.refuse('askerGone');
  const askedBy = { accountId: asker.accountId, name: asker.displayName };
  const asking: Act<StaffCaller, string> = {
    ...refusingAs(act, 'notPossible', kind.operation.refusals),
    caller: asker,
    audit: (entry) =>
      act.audit({ action: kind.operation.name, ...entry, detail: { ...entry.detail, approvalId, askedBy } }),
  };
  try {
    requireCaller(kind.operation.caller, asker);
    return await kind.perform(asking, wish, prepared);
  } catch (error) {
    throw error instanceof Forbidden ? act.refuse('askerGone') : error;
  }
}

function noticeOf(
  act: Deciding,
  { title, askedBy, id }: Approval,
  { verdict, reason }: { verdict: 'approve' | 'reject'; reason: string },
) {
  const word = verdict === 'approve' ? '已批准' : '被驳回';
  const why = reason ? `意见：${reason}。` : '';
  return {
    accountId: askedBy,
    category: 'system' as const,
    title: `你的申请${word}：${title}`,
    body: `${act.caller.displayName}${verdict === 'approve' ? '批准了' : '驳回了'}你的申请“${title}”。${why}`,
    link: '/system/requests',
    dedupeKey: `approval:${id}`,
  };
}
