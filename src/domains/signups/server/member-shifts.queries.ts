import type { Sql } from '#database/transaction.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';

/**
 * Live sign-ups of one member for future shifts of the team that only members may take, the soonest first. Who has checked
 * in already stays where they are.
 */
export const memberShiftsOf = (
  sql: Sql,
  { teamId, volunteerId, now }: { teamId: number; volunteerId: number; now: Date },
) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .innerJoin('shifts as s', 's.id', 'u.shiftId')
    .select(['u.id as signUpId', 'a.title', 's.postName', 'u.startsAt'])
    .where('u.volunteerId', '=', volunteerId)
    .where('u.status', 'in', liveSignUpStates)
    .where('u.startsAt', '>', now)
    .where('a.teamId', '=', teamId)
    .where('a.recruitScope', '=', 'members')
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('participations as p').select('p.id').whereRef('p.signUpId', '=', 'u.id')),
      ),
    )
    .orderBy('u.startsAt')
    .orderBy('u.id')
    .limit(100)
    .execute();
