import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { certificateView } from './certificate-views.ts';
import { certificatePage, countCertificates } from './certificates.queries.ts';

/** One's own certificates with what became of them. */
export const listMyCertificates: UseCase<typeof contract.listMyCertificates, { publicUrl: string }> = async (
  { sql, caller },
  { pageNum, pageSize },
  { publicUrl },
) => {
  const rows = await certificatePage(sql, caller.volunteerId, { pageNum, pageSize });
  return {
    list: rows.map((row) => certificateView(row, publicUrl)),
    total: await countCertificates(sql, caller.volunteerId),
    pageNum,
    pageSize,
  };
};
