import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { byCode } from '../looks.queries.ts';

/** Check-ins and check-outs by a code of one shift, those of these people first, then by time; at most `limit`. */
export const stepsAround = (
  sql: Sql,
  { shiftId, volunteerIds, limit }: { shiftId: number; volunteerIds: readonly number[]; limit: number },
) =>
  sql
    .selectFrom('participations as p')
    .innerJoin('attendanceEvents as e', 'e.participationId', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'p.volunteerId')
    .select([
      'p.volunteerId',
      'e.kind',
      'e.at',
      'e.deviceHash',
      'a.displayName',
      raw<boolean>`p.volunteer_id = any(${volunteerIds})`.as('isAbout'),
    ])
    .where('p.shiftId', '=', shiftId)
    .where('p.status', '<>', 'expected')
    .where('e.kind', 'in', ['in', 'out'])
    .where('e.method', 'in', byCode)
    .orderBy('isAbout', 'desc')
    .orderBy('e.at')
    .orderBy('e.id')
    .limit(limit)
    .execute();
export type StepAround = Awaited<ReturnType<typeof stepsAround>>[number];
