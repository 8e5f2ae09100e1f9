import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { cameStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';

type InTeam = { teamId: number; volunteerId: number };
const shownActivities = 20;

/** What a person wrote about themselves, and whether the own teams may read it. */
export const writtenBy = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers')
    .select(['isProfilePublic', 'intro', 'skills', 'languages'])
    .where('id', '=', volunteerId)
    .executeTakeFirst();

/** Effective minutes of a person in all teams. */
export async function totalMinutesOf(sql: Sql, volunteerId: number): Promise<number> {
  const row = await sql
    .selectFrom('serviceHours')
    .select(raw<number>`coalesce(sum(minutes), 0)`.as('minutes'))
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'effective')
    .executeTakeFirstOrThrow();
  return Number(row.minutes);
}

/** How often a person came to this team's activities, stayed away, or was excused. */
export async function attendanceInTeam(sql: Sql, { teamId, volunteerId }: InTeam) {
  const row = await sql
    .selectFrom('participations as p')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .select([
      raw<number>`count(*) filter (where ${isOneOf(raw`p.status`, cameStates)})::int`.as('came'),
      raw<number>`count(*) filter (where p.status = 'absent')::int`.as('absent'),
      raw<number>`count(*) filter (where p.status = 'excused')::int`.as('excused'),
    ])
    .where('p.volunteerId', '=', volunteerId)
    .where('a.teamId', '=', teamId)
    .executeTakeFirstOrThrow();
  return { came: Number(row.came), absent: Number(row.absent), excused: Number(row.excused) };
}

/** A person's latest sign-ups with this team, what came of them and the minutes they made. */
export const activitiesWithTeam = (sql: Sql, { teamId, volunteerId }: InTeam) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .leftJoin('participations as p', 'p.signUpId', 'u.id')
    .select([
      'u.activityId',
      'a.title',
      'u.startsAt',
      'u.status as signUpState',
      'p.status as attendance',
      // With what was corrected and granted, each a record of its own.
      raw<number | null>`(select sum(h.minutes + coalesce((select sum(c.minutes) from service_hours c
          where c.adjust_of = h.id and c.status in ('publicity', 'disputed', 'effective')), 0))
        from service_hours h
        where h.participation_id = p.id and h.source <> 'reversal'
          and h.status not in ('rejected', 'voided'))`.as('minutes'),
    ])
    .where('u.volunteerId', '=', volunteerId)
    .where('a.teamId', '=', teamId)
    .orderBy('u.startsAt', 'desc')
    .orderBy('u.id', 'desc')
    .limit(shownActivities)
    .execute();
