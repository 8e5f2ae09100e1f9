import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { phaseOf, type PhaseFacts } from '#domains/activities/contract/activities.rules.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ActivityHit } from '../contract/search.contract.ts';
import { excerptOf } from './excerpt.rules.ts';
import type { Searchable } from './searchable.ts';

type ActivityRow = PhaseFacts & {
  id: number;
  title: string;
  text: string;
  category: CategoryKey;
  startsAt: string;
  endsAt: string;
  placeName: string;
  areaName: string | null;
  teamName: string;
};

const placesLeft = (now: Date) => raw`(select coalesce(sum(h.capacity - h.taken_count), 0)::int from shifts h
  where h.activity_id = r.id and h.status = 'open' and coalesce(h.closes_at, h.starts_at) > ${now})`;

/** Activities, ended ones too: a published one until it is over, then what became of it. */
export const activityHits: Searchable = {
  kind: 'activity',
  index: { table: raw`activity_search`, key: raw`s.activity_id` },
  rows: raw`activities`,
  isListed: isOneOf(raw`r.status`, listedActivityStates),
  title: raw`r.title`,
  number: raw`r.activity_no`,
  text: raw`concat_ws(' ', r.title, r.summary, r.content, r.place_name, r.address)`,
  isOver: (now) => raw`(r.status <> 'published' or r.ends_at <= ${now})`,
  at: raw`extract(epoch from r.starts_at)`,
  hit: {
    json: (now) => raw`json_build_object('id', r.id, 'title', r.title,
  'text', concat_ws(' ', r.summary, r.content, r.place_name, r.address), 'category', r.category, 'status', r.status,
  'startsAt', r.starts_at, 'endsAt', r.ends_at, 'signUpOpensAt', r.sign_up_opens_at, 'signUpClosesAt', r.sign_up_closes_at,
  'waitlistMode', r.waitlist_mode, 'placeName', r.place_name, 'areaName', ar.name, 'teamName', t.name, 'placesLeft', ${placesLeft(now)})`,
    joins: raw`
join teams t on t.id = r.team_id left join areas ar on ar.code = r.area`,
  },
  toHit: (row: ActivityRow, words, now): ActivityHit => ({
    kind: 'activity',
    id: row.id,
    title: row.title,
    excerpt: excerptOf(row.text, words),
    phase: phaseOf(row, now) ?? 'ended',
    category: row.category,
    startsAt: toInstant(new Date(row.startsAt)),
    endsAt: toInstant(new Date(row.endsAt)),
    placeName: row.placeName,
    areaName: row.areaName,
    teamName: row.teamName,
  }),
  suggestion: {
    json: raw`json_build_object('id', r.id, 'text', r.title)`,
    joins: raw``,
    most: 4,
    toSuggestion: (row: { id: number; text: string }) => ({ kind: 'activity', ...row, newsCategory: null }),
  },
};
