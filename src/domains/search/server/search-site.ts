import type { Sql } from '#database/transaction.ts';
import { countedUpTo } from '#platform/contract/page-limits.ts';
import { readTogether } from '#platform/server/calls/groups/read-together.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type { SearchGroup } from '../contract/search.contract.ts';
import type * as contract from '../contract/search.contract.ts';
import { wordsOf } from './excerpt.rules.ts';
import { kinds } from './kinds.ts';
import { numbersIn } from './number.rules.ts';
import {
  type Asked,
  type Counted,
  numberedRow,
  readCounts,
  readHits,
  valuesOf,
  wantedOf,
} from './search.queries.ts';
import type { Searchable } from './searchable.ts';

type Request = RequestIn<typeof contract.searchSite>;
type Result = { groups: SearchGroup[]; pageNum: number; pageSize: number };
type Search = { asked: Request; now: Date; same: string };

/** What is public and holds every word of the query, or bears the number that it is; a text of nothing but punctuation finds nothing. */
export const searchSite: UseCase<typeof contract.searchSite> = ({ sql, now }, asked) =>
  foundFor(sql, { asked, now, same: JSON.stringify(asked) });

/**
 * Those who ask for the same at the same moment have one answer, which is the same for everybody; it begins after all of them have
 * asked. A search takes a connection for each that is under way: as many as this leave the others to those who do not search.
 */
const foundFor = readTogether<Search, Result>(
  async (sql, searches) => {
    const latest = searches.at(-1);
    const result = latest && (await search(sql, latest));
    return result ? searches.map(() => result) : [];
  },
  { most: 256, atOnce: 4, kindOf: ({ same }) => same },
);

async function search(sql: Sql, { asked, now }: Search): Promise<Result> {
  const { pageNum, pageSize, query } = asked;
  const wanted = wantedOf(query);
  const numbers = numbersIn(query);
  const marks = wordsOf(query);
  const page = { pageNum: asked.kind ? pageNum : 1, pageSize };
  const values = wanted && valuesOf({ wanted, page, now });
  const groups: SearchGroup[] = [];
  for (const kind of kinds)
    groups.push(wanted && values ? await groupOf(kind, { wanted, page, now, values }) : emptyGroup(kind));
  return { groups, pageNum, pageSize };

  async function groupOf(kind: Searchable, read: Asked): Promise<SearchGroup> {
    if (numbers && kind.number && pageNum === 1) {
      const { rows } = await numberedRow(kind, kind.number, { numbers, now }).execute(sql);
      const list = rows.map((row) => kind.toHit(row as never, [], now));
      if (list.length > 0) return { kind: kind.kind, total: 1, reachable: 1, list };
    }
    const isListed = asked.kind === undefined || asked.kind === kind.kind;
    if (!isListed) return { ...counted(kind, await readCounts(sql, kind, read)), list: [] };
    const { rows, ...counts } = await readHits(sql, kind, read);
    return { ...counted(kind, counts), list: rows.map((row) => kind.toHit(row as never, marks, now)) };
  }
}

const emptyGroup = ({ kind }: Searchable): SearchGroup => ({ kind, total: 0, reachable: 0, list: [] });

const counted = ({ kind }: Searchable, { found, looked }: Counted) => ({
  kind,
  total: looked >= countedUpTo && found > 0 ? countedUpTo + 1 : found,
  reachable: found,
});
