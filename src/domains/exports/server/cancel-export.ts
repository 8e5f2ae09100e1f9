import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/exports.contract.ts';
import { exportEndings } from '../contract/exports.words.ts';
import { endExport, lockOwnExport } from '#platform/server/exports/exports.store.ts';

/** Stops an own export, or gives its file up; the bytes go with the next clean-up. @throws NotFound for anybody else's */
export const cancelExport: UseCase<typeof contract.cancelExport> = async (act, { exportId }) => {
  const order = await lockOwnExport(act.sql, exportId, act.caller.accountId);
  if (!order) throw new NotFound();
  const isReady = order.state === 'ready';
  if (!isReady && order.state !== 'waiting' && order.state !== 'making') throw act.refuse('over');
  const ending = isReady ? exportEndings.deleted : exportEndings.stopped;
  await endExport(act, exportId, { state: 'cancelled', ending });
  await act.audit({
    targetType: 'export',
    targetId: exportId,
    detail: { before: { state: order.state }, after: { state: 'cancelled' } },
  });
  return {};
};
