import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { countUnfinishedExports, insertExportOrder } from '#platform/server/exports/exports.store.ts';
import type * as contract from '../contract/mydata.contract.ts';
import { orderMyArchive as operation } from '../contract/mydata.contract.ts';
import { archiveTitle } from '../contract/mydata.words.ts';

/** Orders the archive of the caller; one at a time. @throws Refusal underWay */
export const orderMyArchive: UseCase<typeof contract.orderMyArchive> = async (act) => {
  const { accountId, volunteerId } = act.caller;
  if ((await countUnfinishedExports(act.sql, accountId)) > 0) throw act.refuse('underWay');
  const fileName = `${archiveTitle}-${toDay(act.now)}.zip`;
  await insertExportOrder(act.sql, {
    accountId,
    operation: operation.name,
    what: archiveTitle,
    fileName,
    request: '{}',
    scope: null,
    reason: null,
    rowIds: [],
    // The archive is one piece; how many records it holds is known when it is made.
    rowCount: 1,
    askedAt: act.now,
  });
  await act.audit({ targetType: 'volunteer', targetId: volunteerId, detail: { fileName } });
  return {};
};
