import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { metresBetween, type Place } from '#platform/contract/ground.ts';
import { declineReasons, workingJobStatuses } from '../../contract/jobs.words.ts';
import {
  type RankWeights,
  usualOpenJobs,
  usualReachMetres,
  usualWeights,
} from '../../contract/ranking.words.ts';
import type { RankRules, TeamKnowledge } from './ranking.rules.ts';

/** The need that looks for a team. */
export type Looking = { needId: number; category: string; place: Place | null; now: Date };

/** A team with what it is ranked by and what is shown of it. */
export type KnownTeam = TeamKnowledge & {
  name: string;
  shortName: string;
  sealChar: string | null;
  place: Place | null;
};

/** So many of the nearest are ranked; more than the desk shows. */
const mostRanked = 60;
/** Teams of another kind that have done most of this one. */
const mostStrangers = 300;
const answersKeptMs = 180 * dayMs;
const recentMs = 30 * dayMs;

type Row = {
  teamId: number;
  name: string;
  shortName: string;
  sealChar: string | null;
  mainCategory: string;
  status: string;
  lng: number | null;
  lat: number | null;
  doneCount: number;
  peopleCount: number;
  openCount: number;
  askedCount: number;
  answeredCount: number;
  recentCount: number;
  before: 'declined' | 'gaveBack' | null;
};

/** The nearest teams that do this kind of work, found by index: of the category itself, and others that have done it. */
export const candidates = (sql: Sql, looking: Looking): Promise<KnownTeam[]> =>
  knowledge(
    sql,
    looking,
    raw`select id as team_id from teams where status = 'active' and category = ${looking.category}
      union (select team_id from team_reach where category = ${looking.category} and done_count > 0
        order by done_count desc limit ${mostStrangers})`,
  );

/** What is known of these teams, whatever their kind; for who chose or claims by number. */
export const knownTeams = (sql: Sql, looking: Looking, teamIds: readonly number[]): Promise<KnownTeam[]> =>
  knowledge(sql, looking, raw`select id as team_id from teams where id in (${raw.join(teamIds)})`);

/** What is known of one team for each of a page of needs, in their order: the team once, its kinds and its noes together. */
export async function teamForNeeds(
  sql: Sql,
  needs: readonly Looking[],
  teamId: number,
): Promise<KnownTeam[]> {
  const [first] = needs;
  const [team] = first ? await knownTeams(sql, first, [teamId]) : [];
  if (!team) return [];
  const reach = await sql
    .selectFrom('teamReach')
    .select(['category', 'peopleCount', 'doneCount'])
    .where('teamId', '=', teamId)
    .execute();
  const noes = await sql
    .selectFrom('jobs as j')
    .select(['j.needId', 'j.status'])
    .where('j.teamId', '=', teamId)
    .where(
      'j.needId',
      'in',
      needs.map(({ needId }) => needId),
    )
    .where(saidNo)
    .orderBy('j.issuedAt')
    .execute();
  return needs.map(({ needId, category, place }) => {
    const kind = reach.find((one) => one.category === category);
    const no = noes.findLast((one) => one.needId === needId);
    return {
      ...team,
      doneCount: kind?.doneCount ?? 0,
      peopleCount: kind?.peopleCount ?? 0,
      metres: team.place && place ? metresBetween(team.place, place) : null,
      before: no ? (no.status === 'declined' ? 'declined' : 'gaveBack') : null,
    };
  });
}

/** The team declined, or gave back what it had accepted. */
const saidNo = raw<boolean>`(j.status = 'declined' or (j.status = 'withdrawn' and ${isOneOf(raw`j.reason`, declineReasons)}))`;

/** How far it is, for the order alone; nothing is farther than what has no position. */
const nearness = (place: Place | null): RawBuilder<unknown> =>
  place === null
    ? raw`coalesce(t.id, 0)`
    : raw`coalesce(((t.lng - ${place.lng}) * 0.85) ^ 2 + (t.lat - ${place.lat}) ^ 2, 'infinity')`;

async function knowledge(
  sql: Sql,
  { needId, category, place, now }: Looking,
  found: RawBuilder<unknown>,
): Promise<KnownTeam[]> {
  const { rows } = await raw<Row>`
    with found as (${found}),
    near as (
      select t.id, t.name, t.short_name, t.seal_char, t.category, t.status, t.lng, t.lat
      from found join teams t on t.id = found.team_id
      order by ${nearness(place)}, t.id limit ${mostRanked}
    )
    select t.id as team_id, t.name, t.short_name, t.seal_char, t.category as main_category, t.status, t.lng, t.lat,
      coalesce(r.done_count, 0) as done_count, coalesce(r.people_count, 0) as people_count,
      w.open_count::int as open_count, g.asked_count::int as asked_count, g.answered_count::int as answered_count,
      g.recent_count::int as recent_count, b.before
    from near t
    left join team_reach r on r.category = ${category} and r.team_id = t.id
    cross join lateral (
      select count(*) as open_count from jobs j where j.team_id = t.id and j.kind <> 'standing'
        and ${isOneOf(raw`j.status`, workingJobStatuses)}
    ) w
    cross join lateral (
      select count(*) filter (where not j.was_claimed and (j.answered_at is not null or j.status = 'expired')) as asked_count,
        count(*) filter (where not j.was_claimed and j.answered_at is not null) as answered_count,
        count(*) filter (where j.issued_at > ${new Date(now.getTime() - recentMs)} and j.answered_at is not null
          and j.status <> 'declined') as recent_count
      from jobs j where j.team_id = t.id and j.issued_at > ${new Date(now.getTime() - answersKeptMs)}
    ) g
    left join lateral (
      select case when j.status = 'declined' then 'declined' else 'gaveBack' end as before
      from jobs j where j.need_id = ${needId} and j.team_id = t.id and ${saidNo}
      order by j.issued_at desc limit 1
    ) b on true
    order by t.id`.execute(sql);
  return rows.map((row) => knownTeam(row, place));
}

function knownTeam({ status, lng, lat, ...row }: Row, needPlace: Place | null): KnownTeam {
  const place = lng === null || lat === null ? null : { lng, lat };
  return {
    ...row,
    isActive: status === 'active',
    place,
    metres: place && needPlace ? metresBetween(place, needPlace) : null,
  };
}

export type DispatchSettings = RankRules & { version: number };

/** How teams are ranked now. */
export async function readDispatchSettings(sql: Sql): Promise<DispatchSettings> {
  const row = await sql.selectFrom('dispatchSettings').selectAll().where('id', '=', 1).executeTakeFirst();
  return row
    ? {
        weights: row.weights as RankWeights,
        openJobs: row.openJobs,
        reachMetres: row.reachMetres,
        version: row.version,
      }
    : { weights: usualWeights, openJobs: usualOpenJobs, reachMetres: usualReachMetres, version: 0 };
}
