import { sql as raw } from 'kysely';
import { holdsWord } from '#database/holds-word.ts';
import { newestIds } from '#database/newest-ids.ts';
import { preparedByShape } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { openPatterns, searchPatterns, searchQuery, titleQuery } from '#platform/contract/search-tokens.ts';
import type { SearchKind } from '../contract/search.words.ts';
import { kinds } from './kinds.ts';
import type { Piece, Searchable } from './searchable.ts';

/** What was asked, ready for SQL; `open` are the patterns that the index does not settle. */
export type Wanted = { all: string; title: string; patterns: string[]; open: string[] };

/** `undefined` when nothing in the text can be searched (only punctuation). */
export function wantedOf(query: string): Wanted | undefined {
  const all = searchQuery(query);
  const title = titleQuery(query);
  return all && title
    ? { all, title, patterns: searchPatterns(query), open: openPatterns(query) }
    : undefined;
}

/** The newest rows looked at; the text of no others is read (decision 0015: bounded candidates, LIKE recheck). */
const candidateLimit = raw.lit(countedUpTo);
const suggestionCandidates = raw.lit(60);

const holdsAll = (text: Piece, patterns: readonly string[]): Piece =>
  raw.join(
    patterns.map((pattern) => holdsWord(text, pattern)),
    raw` and `,
  );

/** Reads a long text only for what neither the index nor the title settles. */
const holdsWords = ({ title, text }: Searchable, { open }: Wanted): Piece =>
  open.length === 0 ? raw`` : raw` and (${holdsAll(title, open)} or ${holdsAll(text, open)})`;

/**
 * Candidates by the index alone: those whose title holds the words, newest first, then as many others as there is room
 * for. The second part asks for what the first did not give, so no row comes twice; Latin words carry no mark of the title,
 * so a query of nothing else leaves no others.
 */
function candidates({ index }: Searchable, { all, title }: Wanted): Piece {
  const titled = newestIds(index, { name: 'titled', query: title, limit: candidateLimit });
  if (all === title) return raw`${titled}, candidates as materialized (select id from titled)`;
  const others = newestIds(index, {
    name: 'others',
    query: `(${all}) & !(${title})`,
    limit: raw`(${candidateLimit} - (select count(*) from titled))`,
  });
  return raw`${titled}, ${others}, candidates as materialized (
  select id from titled union all select id from others
)`;
}

const matches = (kind: Searchable, wanted: Wanted, now: Date): Piece => raw`matches as (
  select r.id, ${kind.isOver(now)} as is_over, ${holdsAll(kind.title, wanted.patterns)} as is_titled, ${kind.at} as at
  from candidates c join ${kind.rows} r on r.id = c.id
  where ${kind.isListed}${holdsWords(kind, wanted)}
)`;

/** What was found of a kind: `found` of the candidates are public and hold the words; `looked` says whether there were more than are looked at. */
export type Found = { found: number; looked: number; list: object[] };

type At = { pageSize: number; offset: number; now: Date };

/** Of one kind how many there are and, where it is listed, a page: what is to come before what is over, titles before texts, then by time. */
export const foundOf = (
  kind: Searchable,
  wanted: Wanted,
  { pageSize, offset, now, isListed }: At & { isListed: boolean },
): Piece => raw`(with ${candidates(kind, wanted)}, ${matches(kind, wanted, now)}, page as (
  select *, row_number() over (order by is_over, is_titled desc, case when is_over then -at else at end, id desc) as place
  from matches order by place limit ${pageSize} offset ${offset}
)
select json_build_object('found', (select count(*) from matches), 'looked', (select count(*) from candidates),
  'list', ${isListed ? pageOf(kind, now) : raw`'[]'::json`}))`;

const pageOf = ({ hit, rows }: Searchable, now: Date): Piece => raw`(
  select coalesce(json_agg(${hit.json(now)} order by page.place), '[]')
  from page join ${rows} r on r.id = page.id${hit.joins})`;

/** Of one kind the newest titles that hold the words and are not over. */
export const suggestedOf = (kind: Searchable, { title, patterns }: Wanted, now: Date): Piece =>
  raw`(with ${newestIds(kind.index, { name: 'c', query: title, limit: suggestionCandidates })}
select coalesce(json_agg(suggestion), '[]') from (
  select ${kind.suggestion.json} as suggestion
  from c join ${kind.rows} r on r.id = c.id${kind.suggestion.joins}
  where ${kind.isListed} and not (${kind.isOver(now)}) and ${holdsAll(kind.title, patterns)}
  order by ${kind.at}, r.id desc limit ${raw.lit(kind.suggestion.most)}
) suggested)`;

/** The one row of a kind that bears one of these numbers, if it is public. */
export const numberedRow = (
  kind: Searchable,
  number: Piece,
  { numbers, now }: { numbers: string[]; now: Date },
) =>
  raw<{ hit: object }>`select ${kind.hit.json(now)} as hit
from ${kind.rows} r${kind.hit.joins}
where ${number} in (${raw.join(numbers)}) and ${kind.isListed} limit 1`;

/** The same as it is suggested while somebody types. */
export const numberedSuggestion = (kind: Searchable, number: Piece, numbers: string[]) =>
  raw<{ suggestion: object }>`select ${kind.suggestion.json} as suggestion
from ${kind.rows} r${kind.suggestion.joins}
where ${number} in (${raw.join(numbers)}) and ${kind.isListed} limit 1`;

/** The words on one level, as a prepared statement wants its values: patterns by their number, and no title where it is the same. */
const valuesOf = ({ all, title, patterns, open }: Wanted): Values => ({
  all,
  ...(title === all ? {} : { title }),
  ...Object.fromEntries(patterns.map((pattern, index) => [`pattern${index}`, pattern])),
  ...Object.fromEntries(open.map((pattern, index) => [`open${index}`, pattern])),
});
type Values = { all: string; title?: string } & Record<string, unknown>;

const wantedIn = ({ all, title = all, ...values }: Values): Wanted => {
  const textsOf = (beginning: string): string[] =>
    Object.keys(values)
      .filter((name) => name.startsWith(beginning))
      .map((name) => values[name] as string);
  return { all, title, patterns: textsOf('pattern'), open: textsOf('open') };
};

const ofEachKind = <Column>(columnOf: (kind: Searchable) => Piece) =>
  raw<Record<SearchKind, Column>>`select ${raw.join(
    kinds.map((kind) => raw`${columnOf(kind)} as ${raw.ref(kind.kind)}`),
    raw`,\n`,
  )}`;

/**
 * One statement for all kinds, prepared for each shape: building it anew took longer than all the rest, and each statement of its own
 * its way to the database and back.
 */
const readEachKind = preparedByShape(
  (_sql, values: Values & At, { listed }: { listed: SearchKind | undefined }) =>
    ofEachKind<Found>((kind) => {
      const isListed = listed === undefined || listed === kind.kind;
      return foundOf(kind, wantedIn(values), { ...values, isListed });
    }),
);

type Asked = { page: PageRequest; now: Date; listed: SearchKind | undefined };

/** What is found of every kind. Only `listed` is listed; without it a page of each. */
export async function readFound(
  sql: Sql,
  wanted: Wanted,
  { listed, page, now }: Asked,
): Promise<Record<SearchKind, Found>> {
  const values = { ...valuesOf(wanted), pageSize: page.pageSize, offset: offsetOf(page), now };
  return theOneOf(await readEachKind(sql, values, { listed }));
}

const readSuggestedOfEachKind = preparedByShape((_sql, values: Values & { now: Date }) =>
  ofEachKind<object[]>((kind) => suggestedOf(kind, wantedIn(values), values.now)),
);

/** What is suggested of every kind while somebody types, by one statement as well: it is asked at every key. */
export const readSuggested = async (
  sql: Sql,
  wanted: Wanted,
  now: Date,
): Promise<Record<SearchKind, object[]>> =>
  theOneOf(await readSuggestedOfEachKind(sql, { ...valuesOf({ ...wanted, open: [] }), now }, {}));

function theOneOf<Row>([row]: Row[]): Row {
  if (!row) throw new Error('a statement of one row gave none');
  return row;
}
