import { violatedConstraint } from '#database/transaction.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';

/** The index is the net below `findHolder`: of two who become one number's owner at once the second is refused. @throws Refusal idTaken */
export async function orIdTaken<Result>(
  act: Pick<Act<Caller, 'idTaken'>, 'refuse'>,
  write: Promise<Result>,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'volunteers_id_hash') throw act.refuse('idTaken');
    throw error;
  }
}
