import type { ApprovalKind } from '#platform/server/approvals/approval-kind.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { approvalsAuditWords } from './approvals.audit-words.ts';
import { approvalBindings } from './approvals.routes.ts';

/** The approvals room (待批申请): what an administrator asks for and a second person agrees to. */
export const createApprovalsRoom = (kinds: () => ReadonlyMap<string, ApprovalKind>): Room => ({
  name: 'approvals',
  auditWords: approvalsAuditWords,
  bindings: approvalBindings(kinds),
});
