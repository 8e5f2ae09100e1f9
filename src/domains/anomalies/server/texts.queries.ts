import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { anomalyLimits } from '../contract/anomalies.words.ts';
import type { Told } from './alike-texts.rules.ts';

const textsAtMost = 4_000;

/**
 * What was written for hours in the last thirty days by teams and people of whom something is newer than `since`, the latest first: claims
 * and corrections of volunteers, their reports of visits, and why teams entered hours, once for an activity and reason.
 */
export async function textsTold(sql: Sql, { since, now }: { since: Date; now: Date }): Promise<Told[]> {
  const from = new Date(now.getTime() - anomalyLimits.alikeDays * dayMs);
  const { rows } = await raw<Told>`with told as (
  select 'claim' || c.id as id, 'claim' || c.id as occasion, c.team_id, c.volunteer_id, c.text, c.created_at as at, c.title
  from hour_claims c where c.created_at > ${from} and c.created_at <= ${now} and c.state <> 'withdrawn'
  union all
  select 'correction' || c.id, 'hour' || c.hour_id, c.team_id, c.volunteer_id, c.text, c.created_at, h.activity_title
  from hour_corrections c join service_hours h on h.id = c.hour_id
  where c.created_at > ${from} and c.created_at <= ${now} and c.state <> 'withdrawn'
  union all
  select 'report' || h.id, 'visit' || h.assignment_id, h.team_id, h.volunteer_id, p.report_text, h.created_at, h.activity_title
  from service_hours h join job_assignments p on p.id = h.assignment_id
  where h.source = 'jobReport' and h.created_at > ${from} and h.created_at <= ${now} and p.report_text is not null
  union all
  select 'entry' || min(h.id), 'activity' || h.activity_id, h.team_id, min(h.volunteer_id), h.reason, min(h.created_at), min(h.activity_title)
  from service_hours h
  where h.source = 'teamEntry' and h.created_at > ${from} and h.created_at <= ${now} and h.reason is not null
  group by h.activity_id, h.team_id, h.reason
)
select * from told
where team_id in (select team_id from told where at > ${since}) or volunteer_id in (select volunteer_id from told where at > ${since})
order by at desc, id desc
limit ${textsAtMost}`.execute(sql);
  return rows;
}

/** Name and 所 or 站 of some teams. */
export const teamsNamed = (sql: Sql, teamIds: readonly number[]) =>
  sql
    .selectFrom('teams')
    .select(['id', 'name', 'organisationId'])
    .where('id', 'in', [...teamIds])
    .execute();
