import type { z } from 'zod';
import type { ApprovalFact } from '#platform/contract/approvals.ts';
import type { askApprovalRefusals } from '#platform/contract/approvals.words.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '../calls/act.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { insertApproval } from './approvals.store.ts';

export type ApprovalWish<Wish> = {
  /** What it is about, `account:7`: one request of a kind waits for each. */
  subject: string;
  /** One line that says all of it: 重置“许静”（shenhe001）的密码. */
  title: string;
  /** What the approver should know besides. */
  facts: readonly ApprovalFact[];
  wish: Wish;
  reason?: string | undefined;
  /** The account it changes; its person does not decide about it. */
  concerns?: number | undefined;
};

/**
 * Puts an act before the security administrator instead of doing it, with an audit line. Gives the request's number.
 * @throws Refusal `alreadyAsked` while one about the same waits
 */
export async function askApproval<O extends AnyOperation, Wish extends z.ZodType, Prepared>(
  act: Act<StaffCaller, keyof typeof askApprovalRefusals>,
  { operation }: ApprovalKind<O, Wish, Prepared>,
  { subject, title, facts, wish, reason, concerns }: ApprovalWish<z.input<Wish>>,
): Promise<number> {
  const approvalId = await insertApproval(act.sql, {
    kind: operation.name,
    subject,
    title,
    facts: JSON.stringify(facts),
    wish: JSON.stringify(wish),
    reason: reason ?? null,
    askedBy: act.caller.accountId,
    askedAt: act.now,
    concerns: concerns ?? null,
  });
  if (approvalId === undefined) throw act.refuse('alreadyAsked');
  await act.audit({
    action: 'askApproval',
    targetType: 'approval',
    targetId: approvalId,
    reason,
    detail: { kind: operation.name, title },
  });
  return approvalId;
}
