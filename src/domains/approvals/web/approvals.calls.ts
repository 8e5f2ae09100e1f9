import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/approvals.contract.ts';

export const listApprovalsCall = remote<typeof contract.listApprovals>(
  'POST',
  '/api/approvals/ListApprovals',
);
export const decideApprovalCall = remote<typeof contract.decideApproval>(
  'POST',
  '/api/approvals/DecideApproval',
);
export const withdrawApprovalCall = remote<typeof contract.withdrawApproval>(
  'POST',
  '/api/approvals/WithdrawApproval',
);
