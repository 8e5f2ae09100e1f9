import { z } from 'zod';
import { approvalIdField } from '#platform/contract/approvals.ts';
import { askApprovalRefusals } from '#platform/contract/approvals.words.ts';
import { idField, reasonField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { hourVoidRefusals } from './hours.words.ts';

export const voidHour = operation({
  name: 'voidHour',
  act: '作废时长',
  method: 'POST',
  path: '/api/hours/VoidHour',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ hourId: idField, reason: reasonField }),
  result: z.strictObject({ approvalId: approvalIdField }),
  refusals: { ...hourVoidRefusals, ...askApprovalRefusals },
  summary:
    'Asks that a record that counts be voided; it is when a second person agrees (domain.md 4.2.7): a line that takes its minutes back, certificates with it to be replaced, the volunteer told why.',
});
