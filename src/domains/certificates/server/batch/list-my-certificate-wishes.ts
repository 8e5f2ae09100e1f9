import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/certificate-batches.contract.ts';
import { askedView } from './batch-views.ts';
import { wishesOf } from './batches.queries.ts';

/** Who would like a certificate of the caller; people appear as their role and unit. */
export const listMyCertificateWishes: UseCase<typeof contract.listMyCertificateWishes> = async ({
  sql,
  caller,
}) => {
  const rows = await wishesOf(sql, caller.volunteerId);
  return {
    wishes: rows.map((row) => ({
      ...askedView(row),
      askedBy: [row.unitName, row.roleName ?? '工作人员'].filter(Boolean).join('，'),
      state: row.wishState,
      certNo: row.certNo,
    })),
  };
};
