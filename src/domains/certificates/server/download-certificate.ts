import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import type { CertificateFields } from '../contract/certificates.contract.ts';
import { verifyUrlOf } from './certificate-views.ts';
import { findOwnCertificate, holderOf } from './certificates.queries.ts';
import { drawPaper } from './paper/draw-paper.ts';
import { type Issuer, paperOf } from './paper/paper.rules.ts';

/** The paper of one's own certificate, drawn from what was frozen: the same bytes each time. @throws NotFound */
export const downloadCertificate: UseCase<
  typeof contract.downloadCertificate,
  { publicUrl: string }
> = async (act, { id }, { publicUrl }) => {
  const row = await findOwnCertificate(act.sql, act.caller.volunteerId, id);
  if (!row) throw new NotFound('没有这份证书');
  const { volunteerNo } = await holderOf(act.sql, act.caller.volunteerId);
  const paper = paperOf({
    ...row,
    volunteerNo,
    fields: row.fields as CertificateFields,
    issuer: row.issuer as Issuer,
    verifyUrl: verifyUrlOf(publicUrl, row),
  });
  const bytes = await drawPaper(paper);
  return { fileName: `志愿服务记录证明-${row.certNo}.pdf`, pdf: bytes.toString('base64') };
};
