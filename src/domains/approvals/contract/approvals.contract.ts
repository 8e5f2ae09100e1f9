import { z } from 'zod';
import { approvalFactSchema, handedPasswordSchema } from '#platform/contract/approvals.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { anyStaff, operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { approvalRefusals, approvalSorts, approvalStateLabels } from './approvals.words.ts';

const approvalSchema = z.strictObject({
  approvalId: z.int(),
  kindLabel: z.string(),
  title: z.string(),
  facts: z.array(approvalFactSchema),
  reason: z.string().nullable(),
  state: z.enum(keysOf(approvalStateLabels)),
  askedBy: z.string(),
  askedAt: instantField,
  decidedBy: z.string().nullable(),
  decidedAt: instantField.nullable(),
  decisionNote: z.string().nullable(),
  /** The caller asked for it and may withdraw it while it waits. */
  isOwn: z.boolean(),
  /** It waits, and the caller is a second person. */
  mayDecide: z.boolean(),
});
export type ApprovalView = z.output<typeof approvalSchema>;

export const listApprovals = operation({
  name: 'listApprovals',
  method: 'POST',
  path: '/api/approvals/ListApprovals',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    sort: sortField(approvalSorts),
    isDecided: z.boolean().default(false),
  }),
  result: z.strictObject(pageResultShape(approvalSchema)),
  refusals: {},
  summary:
    'Requests for the security administrator, newest first: all of them to who decides, their own to others.',
});

export const decideApproval = operation({
  name: 'decideApproval',
  act: '处理待批申请',
  method: 'POST',
  path: '/api/approvals/DecideApproval',
  caller: permission('security.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({
    approvalId: idField,
    verdict: z.enum(['approve', 'reject']),
    reason: z.string().trim().max(200, '原因至多 200 个字').default(''),
  }),
  result: z.strictObject({
    /** For a new account or a reset: the one-time password, for the approver to tell the person. */
    handed: handedPasswordSchema.nullable(),
  }),
  refusals: approvalRefusals,
  summary: 'A second person agrees, and it is done in the same transaction, or rejects with a reason.',
  rateLimit: { max: 30, windowMs: minuteMs },
});

export const withdrawApproval = operation({
  name: 'withdrawApproval',
  act: '撤回待批申请',
  method: 'POST',
  path: '/api/approvals/WithdrawApproval',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ approvalId: idField }),
  result: doneResult,
  refusals: { decided: approvalRefusals.decided },
  summary: 'Who asked takes the request back while it waits.',
});
