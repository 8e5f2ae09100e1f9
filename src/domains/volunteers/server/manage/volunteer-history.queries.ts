import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { cameStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { manageVolunteerLimits } from '../../contract/manage-volunteers.words.ts';

const { recentRows } = manageVolunteerLimits;

/** Teams somebody is an active member of. */
export const teamsOf = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('teamMembers as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .select(['t.id as teamId', 't.name', 'm.memberRole', 'm.joinedAt'])
    .where('m.volunteerId', '=', volunteerId)
    .where('m.status', '=', 'active')
    .orderBy('m.id')
    .limit(recentRows)
    .execute();

/** The latest sign-ups by the start of their shift. */
export const signUpsOf = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select(['u.id as signUpId', 'u.activityId', 'a.title', 'u.startsAt', 'u.status', 'u.statusReason'])
    .where('u.volunteerId', '=', volunteerId)
    .orderBy('u.startsAt', 'desc')
    .orderBy('u.id', 'desc')
    .limit(recentRows)
    .execute();

/** The latest hour records. */
export const hoursOf = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('serviceHours as h')
    .select(['h.id as hourId', 'h.activityTitle', 'h.serviceOn', 'h.minutes', 'h.status'])
    .where('h.volunteerId', '=', volunteerId)
    .orderBy('h.startsAt', 'desc')
    .orderBy('h.id', 'desc')
    .limit(recentRows)
    .execute();

/** The latest credit events with the activity they are about. */
export const creditsOf = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('creditEvents as e')
    .innerJoin('signUps as u', 'u.id', 'e.signUpId')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select([
      'e.id as creditId',
      'e.kind',
      'e.points',
      'e.status',
      'a.title as activityTitle',
      'e.createdAt',
      'e.expiresAt',
    ])
    .where('e.volunteerId', '=', volunteerId)
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(recentRows)
    .execute();

/** Sign-ups, services attended, no-shows and credit points that count now. */
export async function figuresOf(sql: Sql, volunteerId: number, now: Date) {
  const { rows } = await raw<Record<'signUpCount' | 'serviceCount' | 'noShowCount' | 'creditPoints', number>>`
    select
      (select count(*) from sign_ups u where u.volunteer_id = ${volunteerId})::int as sign_up_count,
      (select count(*) from participations p where p.volunteer_id = ${volunteerId} and ${isOneOf(raw`p.status`, cameStates)})::int as service_count,
      (select count(*) from participations p where p.volunteer_id = ${volunteerId} and p.status = 'absent')::int as no_show_count,
      (select coalesce(sum(e.points), 0) from credit_events e where e.volunteer_id = ${volunteerId} and e.status in ('active', 'appealed') and e.expires_at > ${now})::int as credit_points`.execute(
    sql,
  );
  return rows[0] ?? { signUpCount: 0, serviceCount: 0, noShowCount: 0, creditPoints: 0 };
}

/** Names of areas in the order of their codes given. */
export async function areaNames(sql: Sql, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await sql.selectFrom('areas').select(['code', 'name']).where('code', 'in', codes).execute();
  return codes.flatMap((code) => rows.find((row) => row.code === code)?.name ?? []);
}
