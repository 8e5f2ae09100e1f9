import type { ApprovalKind } from '#platform/server/approvals/approval-kind.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/approvals.contract.ts';
import { decideApproval, prepareAgreement } from './decide-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { withdrawApproval } from './withdraw-approval.ts';

/** The room's operations, on the kinds of all rooms. */
export const approvalBindings = (kinds: () => ReadonlyMap<string, ApprovalKind>): Binding[] => [
  bind(contract.listApprovals, listApprovals, { given: kinds }),
  bind(contract.decideApproval, decideApproval, {
    before: (act, request) => prepareAgreement(act, request, kinds()),
  }),
  bind(contract.withdrawApproval, withdrawApproval),
];
