import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { anomalyLimits } from '../contract/anomalies.words.ts';

/** How somebody uses a code. */
export const byCode = ['rotatingCode', 'shortCode'] as const;
/** Check-out closes two hours after the end; what came up late has an hour more. */
const quietMs = 3 * hourMs;
const lookBackMs = 30 * dayMs;
const rowsAtMost = 20_000;
/** Entries are looked at every hour; those of two days, so that no run that failed leaves any out. */
export const lookedSince = (now: Date): Date => new Date(now.getTime() - 2 * dayMs);

/** Ended shifts with people that the rules have not looked at, what ended first before. */
export const uncheckedShifts = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .select([
      's.id',
      's.activityId',
      's.startsAt',
      'a.title',
      'a.teamId',
      'a.organisationId',
      'a.lng',
      'a.lat',
    ])
    .where('s.endsAt', '<=', new Date(now.getTime() - quietMs))
    .where('s.endsAt', '>', new Date(now.getTime() - lookBackMs))
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('anomalyChecks as c').select('c.shiftId').whereRef('c.shiftId', '=', 's.id'),
        ),
      ),
    )
    .orderBy('s.endsAt')
    .orderBy('s.id')
    .limit(limit)
    .execute();
export type LookedShift = Awaited<ReturnType<typeof uncheckedShifts>>[number];

/** Check-ins and check-outs by a code of these shifts. */
export const codeStepsOf = (sql: Sql, shiftIds: readonly number[]) =>
  sql
    .selectFrom('participations as p')
    .innerJoin('attendanceEvents as e', 'e.participationId', 'p.id')
    .select(['p.shiftId', 'p.volunteerId', 'e.kind', 'e.at', 'e.deviceHash'])
    .where('p.shiftId', 'in', shiftIds)
    .where('p.status', '<>', 'expected')
    .where('e.kind', 'in', ['in', 'out'])
    .where('e.method', 'in', byCode)
    .orderBy('e.id')
    .limit(rowsAtMost)
    .execute();

/** Whole times of these shifts. */
export const staysOf = (sql: Sql, shiftIds: readonly number[]) =>
  sql
    .selectFrom('participations')
    .select(['shiftId', 'volunteerId', 'checkedInAt', 'checkedOutAt'])
    .where('shiftId', 'in', shiftIds)
    .where('status', '=', 'checkedOut')
    .where('checkedInAt', 'is not', null)
    .where('checkedOutAt', 'is not', null)
    .orderBy('id')
    .limit(rowsAtMost)
    .execute();

/** Where people of these shifts had checked out by a code in the four hours before they checked in by one. */
export const arrivalsOf = (sql: Sql, shiftIds: readonly number[]) =>
  sql
    .selectFrom('participations as p')
    .innerJoin('participations as q', 'q.volunteerId', 'p.volunteerId')
    .innerJoin('activities as b', 'b.id', 'q.activityId')
    .select(['p.shiftId', 'p.volunteerId', 'p.checkedInAt', 'q.checkedOutAt', 'b.title', 'b.lng', 'b.lat'])
    .where('p.shiftId', 'in', shiftIds)
    .where('p.inMethod', 'in', byCode)
    .where('q.outMethod', 'in', byCode)
    .whereRef('q.activityId', '<>', 'p.activityId')
    .whereRef('q.checkedOutAt', '<=', 'p.checkedInAt')
    .where(raw<boolean>`q.checked_out_at > p.checked_in_at - interval '4 hours'`)
    .orderBy('p.id')
    .limit(rowsAtMost)
    .execute();

/** What teams entered in the last two days; hours of a past activity (补录) are told when the team handed it in, not when the centre passed it. */
export const entriesSince = (sql: Sql, now: Date) =>
  sql
    .selectFrom('serviceHours as h')
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .leftJoin('activityMakeups as m', 'm.activityId', 'h.activityId')
    .select([
      'h.id',
      'h.teamId',
      'h.volunteerId',
      raw<Date>`coalesce(m.submitted_at, h.created_at)`.as('toldAt'),
      't.name as teamName',
      't.organisationId',
    ])
    .where('h.source', '=', 'teamEntry')
    .where('h.createdAt', '>', lookedSince(now))
    .where('h.createdAt', '<=', now)
    .orderBy('h.createdAt')
    .orderBy('h.id')
    .limit(5_000)
    .execute();

/** Records of these teams in the days of the rule, and how many of them were entered afterwards. */
export const sharesOf = (sql: Sql, teamIds: readonly number[], now: Date) =>
  sql
    .selectFrom('serviceHours')
    .select([
      'teamId',
      raw<number>`count(*)::int`.as('all'),
      raw<number>`(count(*) filter (where evidence_grade = 'D'))::int`.as('entered'),
    ])
    .where('teamId', 'in', teamIds)
    .where('status', '<>', 'rejected')
    .where('serviceOn', '>', addDays(toDay(now), -anomalyLimits.entryDays))
    .groupBy('teamId')
    .execute();

type ReusedProof = {
  sha256: string;
  /** What the proof is of: the activity, or the past one (补录) that may not be one yet. */
  eventId: number;
  activityId: number | null;
  teamId: number;
  organisationId: number;
  title: string;
  volunteerId: number;
  at: Date;
  elsewhere: string;
  otherId: number;
};

/**
 * Proofs of these entries, and of past activities (补录) that were handed in lately, whose very bytes prove another activity as well.
 * A past activity that was returned or refused proves nothing.
 */
export async function reusedProofs(
  sql: Sql,
  { hourIds, now }: { hourIds: readonly number[]; now: Date },
): Promise<ReusedProof[]> {
  const { rows } = await raw<ReusedProof>`with told as (
  select f.id, f.sha256, h.activity_id as event_id, h.activity_id, h.team_id, h.activity_title as title, h.volunteer_id,
    h.created_at as at, h.activity_id as compared_id
  from service_hours h join files f on f.target_id = h.id and f.purpose = 'hourProof'
  where h.id = any(${hourIds})
  union all
  select f.id, f.sha256, m.id, m.activity_id, m.team_id, m.title, p.volunteer_id, m.submitted_at, coalesce(m.activity_id, m.id)
  from activity_makeups m join files f on f.target_id = m.id and f.purpose = 'makeupProof'
  join activity_makeup_people p on p.makeup_id = m.id
  where m.state in ('pending', 'passed') and m.submitted_at > ${lookedSince(now)} and m.submitted_at <= ${now}
)
select told.*, t.organisation_id, o.elsewhere, o.other_id from told
join teams t on t.id = told.team_id
join lateral (
  select i.activity_title as elsewhere, i.activity_id as other_id
  from files g join service_hours i on i.id = g.target_id
  where g.purpose = 'hourProof' and g.sha256 = told.sha256
  union all
  select n.title, coalesce(n.activity_id, n.id)
  from files g join activity_makeups n on n.id = g.target_id
  where g.purpose = 'makeupProof' and g.sha256 = told.sha256 and n.state in ('pending', 'passed')
) o on o.other_id <> told.compared_id
order by told.id, told.volunteer_id
limit 1000`.execute(sql);
  return rows;
}
