import { z } from 'zod';
import { doneResult, idField, reasonField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { certificateRowSchema } from './certificates.contract.ts';
import { certificateTabKeys, withdrawRefusals } from './certificates.words.ts';

/** Staff of the unit that the holder belongs to. */
const caller = permission('hours.review', { scope: 'rows' });

const staffCertificateSchema = z.strictObject({
  ...certificateRowSchema.omit({ verifyUrl: true }).shape,
  holderName: z.string(),
  volunteerNo: z.string(),
});
export type StaffCertificate = z.output<typeof staffCertificateSchema>;

export const listCertificates = operation({
  name: 'listCertificates',
  method: 'POST',
  path: '/api/certificates/ListCertificates',
  caller,
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    tab: z.enum(certificateTabKeys).default('issued'),
    keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
  }),
  result: z.strictObject(pageResultShape(staffCertificateSchema)),
  refusals: {},
  summary: 'Certificates of a state inside the data scope, the latest first; never the code that opens them.',
});

export const withdrawCertificate = operation({
  name: 'withdrawCertificate',
  act: '中心撤销证书',
  method: 'POST',
  path: '/api/certificates/WithdrawCertificate',
  caller,
  effect: 'write',
  request: z.strictObject({ certificateId: idField, reason: reasonField }),
  result: doneResult,
  refusals: withdrawRefusals,
  summary:
    'The centre takes a certificate back, with a reason that its holder reads; whoever verifies it reads that it is revoked.',
});
