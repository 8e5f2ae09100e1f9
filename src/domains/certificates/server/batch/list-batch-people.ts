import { toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/certificate-batches.contract.ts';
import { findBatch, peopleOfBatch } from './batches.queries.ts';

/** The people of one list, and how each answered. @throws NotFound */
export const listBatchPeople: UseCase<typeof contract.listBatchPeople> = async (
  { sql, caller },
  { batchId },
) => {
  if (!(await findBatch(sql, batchId, caller.scope))) throw new NotFound('没有这一批');
  const people = await peopleOfBatch(sql, batchId);
  return {
    people: people.map(({ volunteerNo, name, state, answeredAt, certNo }) => ({
      volunteerNo,
      name,
      state,
      answeredAt: toInstantOrNull(answeredAt),
      certNo,
    })),
  };
};
