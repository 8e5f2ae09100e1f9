import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-certificates.contract.ts';
import { certificateView } from '../certificate-views.ts';
import { certificatesForStaff, countForStaff } from './manage-certificates.queries.ts';

/** A page of certificates for staff; the code and the address that opens them stay with their holders. */
export const listCertificates: UseCase<typeof contract.listCertificates> = async (
  { sql, caller },
  { tab, keyword, pageNum, pageSize, countsAll },
) => {
  const filter = { tab, keyword, scope: caller.scope };
  const rows = await certificatesForStaff(sql, filter, { pageNum, pageSize });
  return {
    list: rows.map((row) => {
      const { verifyUrl: _opensIt, ...view } = certificateView(row, '');
      return { ...view, holderName: row.name, volunteerNo: row.volunteerNo };
    }),
    total: await countForStaff(sql, filter, countsAll),
    pageNum,
    pageSize,
  };
};
