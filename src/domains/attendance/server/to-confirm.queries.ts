import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { cameStates } from '#domains/site/contract/states.words.ts';
import { codeMethods } from '../contract/attendance.words.ts';

/**
 * What of a person waits for their word, as `awaitedWord` judges it: a fixed end, or a walk-in on the leader's word. What
 * they objected to waits for the centre, not for them.
 */
const awaiting = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('participations as p')
    .leftJoin('serviceHours as h', (join) =>
      join.onRef('h.participationId', '=', 'p.id').on('h.source', '=', 'attendance'),
    )
    .where('p.volunteerId', '=', volunteerId)
    .where('p.volunteerConfirmedAt', 'is', null)
    .where('p.objection', 'is', null)
    .where('h.objection', 'is', null)
    .where(raw<boolean>`(h.status is null or h.status in ('calculated', 'submitted', 'publicity'))`)
    .where(raw<boolean>`case when 'fixed' in (coalesce(p.in_method, ''), coalesce(p.out_method, '')) then p.status = 'checkedOut'
      else p.is_walk_in and ${isOneOf(raw`p.status`, cameStates)}
        and not coalesce(${isOneOf(raw`p.in_method`, codeMethods)}, false) and not coalesce(${isOneOf(raw`p.out_method`, codeMethods)}, false) end`);

/** The rows that wait for a person's word, the latest shift first. */
export const attendanceToConfirm = (
  sql: Sql,
  { volunteerId, limit }: { volunteerId: number; limit: number },
) =>
  awaiting(sql, volunteerId)
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select([
      'p.id as participationId',
      'p.activityId',
      'p.status',
      'p.isWalkIn',
      'p.inMethod',
      'p.outMethod',
      'p.volunteerConfirmedAt',
      'p.checkedInAt',
      'p.checkedOutAt',
      'p.fixReason',
      'a.title',
      't.name as teamName',
      's.postName',
      's.startsAt',
      's.endsAt',
      'h.id as hourId',
      'h.minutes',
    ])
    .orderBy('s.startsAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();

/** How many rows wait for a person's word. */
export async function countAttendanceToConfirm(sql: Sql, volunteerId: number): Promise<number> {
  const { count } = await awaiting(sql, volunteerId)
    .select(raw<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
