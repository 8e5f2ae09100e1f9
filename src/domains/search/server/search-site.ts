import type { Sql } from '#database/transaction.ts';
import { countedUpTo } from '#platform/contract/page-limits.ts';
import { readTogether } from '#platform/server/calls/groups/read-together.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type { SearchGroup } from '../contract/search.contract.ts';
import type * as contract from '../contract/search.contract.ts';
import { wordsOf } from './excerpt.rules.ts';
import { kinds } from './kinds.ts';
import { numbersIn } from './number.rules.ts';
import { type Found, numberedRow, readFound, wantedOf } from './search.queries.ts';
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
  const { pageNum, pageSize, query, kind: listed } = asked;
  const wanted = wantedOf(query);
  if (!wanted) return { groups: kinds.map(emptyGroup), pageNum, pageSize };
  const page = { pageNum: listed ? pageNum : 1, pageSize };
  const found = await readFound(sql, wanted, { page, now, listed });
  const numbered = pageNum === 1 ? await numberedRows(sql, query, now) : new Map<Searchable, object>();
  const marks = wordsOf(query);
  const groups = kinds.map((kind): SearchGroup => {
    const named = numbered.get(kind);
    if (named)
      return { kind: kind.kind, total: 1, reachable: 1, list: [kind.toHit(named as never, [], now)] };
    const { list, ...counts } = found[kind.kind];
    return { ...counted(kind, counts), list: list.map((row) => kind.toHit(row as never, marks, now)) };
  });
  return { groups, pageNum, pageSize };
}

/** What bears the number that was asked for, by its kind: nothing else of that kind is listed then. */
async function numberedRows(sql: Sql, query: string, now: Date): Promise<Map<Searchable, object>> {
  const numbered = new Map<Searchable, object>();
  const numbers = numbersIn(query);
  if (!numbers) return numbered;
  for (const kind of kinds) {
    if (!kind.number) continue;
    const { rows } = await numberedRow(kind, kind.number, { numbers, now }).execute(sql);
    if (rows[0]) numbered.set(kind, rows[0].hit);
  }
  return numbered;
}

const emptyGroup = ({ kind }: Searchable): SearchGroup => ({ kind, total: 0, reachable: 0, list: [] });

const counted = ({ kind }: Searchable, { found, looked }: Omit<Found, 'list'>) => ({
  kind,
  total: looked >= countedUpTo && found > 0 ? countedUpTo + 1 : found,
  reachable: found,
});
