import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { findOwnCertificate, holderOf } from './certificates.queries.ts';
import { certificateFileName, drawCertificate } from './draw-certificate.ts';

/** The paper of one's own certificate, drawn from what was frozen: the same bytes each time. @throws NotFound */
export const downloadCertificate: UseCase<
  typeof contract.downloadCertificate,
  { publicUrl: string }
> = async (act, { id }, { publicUrl }) => {
  const row = await findOwnCertificate(act.sql, act.caller.volunteerId, id);
  if (!row) throw new NotFound('没有这份证书');
  const { volunteerNo } = await holderOf(act.sql, act.caller.volunteerId);
  const bytes = await drawCertificate(row, volunteerNo, { publicUrl });
  return { fileName: certificateFileName(row), pdf: bytes.toString('base64') };
};
