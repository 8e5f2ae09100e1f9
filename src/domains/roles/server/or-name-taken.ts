import { violatedConstraint } from '#database/transaction.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';

/** The unique name is the net below `isRoleNameTaken`: of two at once the second is refused, too. @throws Refusal nameTaken */
export async function orNameTaken<Result>(
  act: Pick<Act<Caller, 'nameTaken'>, 'refuse'>,
  write: Promise<Result>,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'roles_name') throw act.refuse('nameTaken');
    throw error;
  }
}
