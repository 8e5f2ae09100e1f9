import { releaseFiles } from '#domains/files/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeups.contract.ts';
import { writableMakeups } from '../../contract/makeups.words.ts';
import { makeupFiles } from './makeup-form.ts';
import { deleteMakeupRow } from './makeups.store.ts';
import { lockOwnMakeup } from './own-makeup.ts';

/** Deletes a draft or a returned one with its people; its proof is let go of. */
export const deleteMakeup: UseCase<typeof contract.deleteMakeup> = async (act, target) => {
  const row = await lockOwnMakeup(act, target, writableMakeups);
  await releaseFiles(act, { ...makeupFiles, targetId: row.id, at: act.now });
  await deleteMakeupRow(act.sql, row.id);
  await act.audit({
    targetType: 'activityMakeup',
    targetId: row.id,
    detail: { makeupNo: row.makeupNo, title: row.title },
  });
  return {};
};
