import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { anomalyLimits } from '../contract/anomalies.words.ts';

const byCode = ['rotatingCode', 'shortCode'] as const;
/** Check-out closes two hours after the end; what came up late has an hour more. */
const quietMs = 3 * hourMs;
const lookBackMs = 30 * dayMs;
const rowsAtMost = 20_000;

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

/** What teams entered in the last two days. */
export const entriesSince = (sql: Sql, now: Date) =>
  sql
    .selectFrom('serviceHours as h')
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .select(['h.id', 'h.teamId', 'h.volunteerId', 'h.createdAt', 't.name as teamName', 't.organisationId'])
    .where('h.source', '=', 'teamEntry')
    .where('h.createdAt', '>', new Date(now.getTime() - 2 * dayMs))
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

/** Proofs of these entries whose very bytes prove another activity as well. */
export const reusedProofs = (sql: Sql, hourIds: readonly number[]) =>
  sql
    .selectFrom('files as f')
    .innerJoin('serviceHours as h', 'h.id', 'f.targetId')
    .innerJoin('files as g', 'g.sha256', 'f.sha256')
    .innerJoin('serviceHours as i', 'i.id', 'g.targetId')
    .select([
      'f.sha256',
      'h.activityId',
      'h.teamId',
      'h.activityTitle',
      'h.volunteerId',
      'h.createdAt',
      'i.activityTitle as elsewhere',
      'i.activityId as otherId',
    ])
    .where('f.purpose', '=', 'hourProof')
    .where('g.purpose', '=', 'hourProof')
    .where('f.targetId', 'in', hourIds)
    .whereRef('i.activityId', '<>', 'h.activityId')
    .orderBy('f.id')
    .limit(1_000)
    .execute();
