import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/need-review.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import { needNoById, stepsOf } from '../needs.queries.ts';
import { findNeedInScope, likelyDoubles } from './review.queries.ts';
import { reviewView } from './review.views.ts';

/** One need for who verifies. @throws NotFound outside the data scope */
export const getNeedReview: UseCase<typeof contract.getNeedReview, NeedVault> = async (
  act,
  { id },
  vault,
) => {
  const { sql, now, caller } = act;
  const row = await findNeedInScope(sql, id, caller.scope);
  if (!row) throw new NotFound('没有找到这张单子');
  const doubles = row.status === 'submitted' ? await likelyDoubles(sql, row) : [];
  return reviewView({
    row,
    steps: await stepsOf(sql, [id]),
    people: vault.open(row.privateCipher),
    mergedNo: await needNoById(sql, row.mergedInto),
    doubles: doubles.map(({ id: needId, submittedAt, ...double }) => ({
      ...double,
      needId,
      submittedAt: toInstant(submittedAt),
    })),
    now,
  });
};
