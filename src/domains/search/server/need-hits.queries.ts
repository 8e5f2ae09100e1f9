import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { publicNeedStatuses, type PublicNeedStatus } from '#domains/needs/contract/needs.words.ts';
import { writeNeedSearch } from '#domains/needs/server/index.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { NeedHit } from '../contract/search.contract.ts';
import { excerptOf } from './excerpt.rules.ts';
import { idsOf, type Searchable } from './searchable.ts';

type NeedRow = {
  id: number;
  title: string;
  text: string;
  category: CategoryKey;
  status: PublicNeedStatus;
  areaName: string | null;
  submittedAt: string;
};

/** Needs that everybody may see, by what staff wrote of them; what is over stands behind what is not. */
export const needHits: Searchable = {
  kind: 'need',
  index: { table: raw`need_search`, key: raw`s.need_id` },
  rows: raw`needs`,
  isListed: raw`r.is_public and ${isOneOf(raw`r.status`, publicNeedStatuses)}`,
  title: raw`coalesce(r.public_title, '')`,
  number: raw`r.need_no`,
  text: raw`concat_ws(' ', r.public_title, r.public_text, (select name from service_categories where key = r.category))`,
  isOver: () => raw`r.status = 'closed'`,
  at: raw`-extract(epoch from r.submitted_at)`,
  hit: {
    json: () => raw`json_build_object('id', r.id, 'title', r.public_title, 'text', r.public_text, 'category', r.category,
  'status', r.status, 'areaName', ar.name, 'submittedAt', r.submitted_at)`,
    joins: raw`
left join areas ar on ar.code = r.area`,
  },
  toHit: (row: NeedRow, words): NeedHit => ({
    kind: 'need',
    id: row.id,
    title: row.title,
    excerpt: excerptOf(row.text, words),
    category: row.category,
    status: row.status,
    areaName: row.areaName,
    submittedAt: toInstant(new Date(row.submittedAt)),
  }),
  suggestion: {
    json: raw`json_build_object('id', r.id, 'text', r.public_title)`,
    joins: raw``,
    most: 2,
    toSuggestion: (row: { id: number; text: string }) => ({ kind: 'need', ...row, newsCategory: null }),
  },
  fillGaps: async (sql, limit) => {
    const ids = await idsOf(
      sql,
      raw`select r.id from needs r left join need_search s on s.need_id = r.id
where r.is_public and ${isOneOf(raw`r.status`, publicNeedStatuses)} and s.need_id is null order by r.id limit ${limit}`,
    );
    if (ids.length > 0) await writeNeedSearch(sql, ids);
    return ids.length;
  },
};
