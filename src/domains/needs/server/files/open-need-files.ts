import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/need-files.contract.ts';
import { findNeedInScope } from '../review/review.queries.ts';
import type { NeedFilesReader } from './need-files.ts';

/** Recording and pictures for who verifies; the look is in the log. @throws NotFound outside the data scope */
export const openNeedFiles: UseCase<typeof contract.openNeedFiles, NeedFilesReader> = async (
  act,
  { needId },
  filesOf,
) => {
  const row = await findNeedInScope(act.sql, needId, act.caller.scope);
  if (!row) throw new NotFound('没有找到这张单子');
  await act.audit({ targetType: 'need', targetId: needId });
  return { files: await filesOf(act, row) };
};
