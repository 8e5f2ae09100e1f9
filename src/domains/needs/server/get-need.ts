import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/needs.contract.ts';
import { findPublicNeed, publicActivityOf, stepsOf } from './needs.queries.ts';
import { publicView } from './needs.views.ts';

/** One public need. @throws NotFound for one that is not public, or not yet */
export const getNeed: UseCase<typeof contract.getNeed> = async ({ sql }, { id }) => {
  const row = await findPublicNeed(sql, id);
  if (!row) throw new NotFound('没有找到这张单子，它可能没有公开');
  return publicView(row, { steps: await stepsOf(sql, [id]), activity: await publicActivityOf(sql, id) });
};
