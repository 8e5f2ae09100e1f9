import { sql as raw } from 'kysely';
import { awardedStar } from '#domains/volunteers/server/index.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';

const shownVolunteers = 3;

const shownTeams = 4;

type Month = { from: string; to: string };

/** First day of the last whole month, and of the month after it. */
export function lastMonth(now: Date): Month {
  const to = `${toDay(now).slice(0, 7)}-01`;
  return { from: `${addDays(to, -1).slice(0, 7)}-01`, to };
}

/** Effective hours of the month, rows that cancel others among them. */
const ofMonth = ({ from, to }: Month) =>
  raw`h.status = 'effective' and h.service_on >= ${from}::date and h.service_on < ${to}::date`;

type VolunteerRow = {
  id: number;
  name: string;
  gender: 'male' | 'female';
  isNamePublic: boolean;
  teamName: string;
  stars: number;
  minutes: number;
};

/**
 * Only who agreed to be ranked is named at all (domain.md 1.10). The sums are put in order first and people looked up from the top until there
 * are enough, which `offset 0` makes sure of: the other way round everybody of the city is read.
 */
export const starVolunteers = (month: Month) =>
  raw<VolunteerRow>`with sums as (
  select h.volunteer_id as id, sum(h.minutes)::int as minutes from service_hours h
  where ${ofMonth(month)}
  group by h.volunteer_id having sum(h.minutes) > 0 order by minutes desc, id offset 0
), most as (
  select s.id, s.minutes, v.name, v.gender, v.is_name_public
  from sums s join lateral (select * from volunteers where id = s.id offset 0) v on v.joins_rankings and v.status = 'active'
  order by s.minutes desc, s.id limit ${raw.lit(shownVolunteers)}
)
select m.id, m.name, m.gender, m.is_name_public, m.minutes,
  (select t.name from service_hours h join teams t on t.id = h.team_id where h.volunteer_id = m.id and ${ofMonth(month)}
    group by t.id order by sum(h.minutes) desc, t.id limit 1) as team_name,
  ${awardedStar('m.id')} as stars
from most m
order by m.minutes desc, m.id`;

type TeamRow = {
  teamId: number;
  name: string;
  category: CategoryKey;
  sealChar: string | null;
  iconUrl: string | null;
  minutes: number;
  activityCount: number;
};

export const starTeams = (month: Month) =>
  raw<TeamRow>`select t.id as team_id, t.name, t.category, t.seal_char, t.icon_url, m.minutes, m.activity_count
from (
  select h.team_id, sum(h.minutes)::int as minutes, count(distinct h.service_key)::int as activity_count
  from service_hours h where ${ofMonth(month)}
  group by h.team_id having sum(h.minutes) > 0
) m join teams t on t.id = m.team_id
where t.status = 'active'
order by m.minutes desc, t.id limit ${raw.lit(shownTeams)}`;
