import { sql as raw } from 'kysely';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { writeTeamSearch } from '#domains/teams/server/index.ts';
import type { TeamHit } from '../contract/search.contract.ts';
import { excerptOf } from './excerpt.rules.ts';
import { idsOf, type Searchable } from './searchable.ts';

type TeamRow = {
  id: number;
  title: string;
  text: string;
  category: CategoryKey;
  areaName: string | null;
  memberCount: number;
  activityCount: number;
};

/** Teams in service; the newest first among equals. */
export const teamHits: Searchable = {
  kind: 'team',
  index: { table: raw`team_search`, key: raw`s.team_id` },
  rows: raw`teams`,
  isListed: raw`r.status = 'active'`,
  title: raw`concat_ws(' ', r.name, r.short_name)`,
  number: raw`r.team_no`,
  text: raw`concat_ws(' ', r.name, r.short_name, r.slogan, r.intro, r.address,
    (select name from service_categories where key = r.category))`,
  isOver: () => raw`false`,
  at: raw`-extract(epoch from r.registered_at)`,
  hit: {
    json: () => raw`json_build_object('id', r.id, 'title', r.name, 'text', concat_ws(' ', r.slogan, r.intro, r.address),
  'category', r.category, 'areaName', ar.name, 'memberCount', coalesce(f.member_count, 0),
  'activityCount', coalesce(f.activity_count, 0))`,
    joins: raw`
left join areas ar on ar.code = r.area left join team_figures f on f.team_id = r.id`,
  },
  toHit: (row: TeamRow, words): TeamHit => ({
    kind: 'team',
    id: row.id,
    title: row.title,
    excerpt: excerptOf(row.text, words),
    category: row.category,
    areaName: row.areaName,
    memberCount: row.memberCount,
    activityCount: row.activityCount,
  }),
  suggestion: {
    json: raw`json_build_object('id', r.id, 'text', r.name)`,
    joins: raw``,
    most: 3,
    toSuggestion: (row: { id: number; text: string }) => ({ kind: 'team', ...row, newsCategory: null }),
  },
  fillGaps: async (sql, limit) => {
    const ids = await idsOf(
      sql,
      raw`select r.id from teams r left join team_search s on s.team_id = r.id
where r.status = 'active' and s.team_id is null order by r.id limit ${limit}`,
    );
    if (ids.length > 0) await writeTeamSearch(sql, ids);
    return ids.length;
  },
};
