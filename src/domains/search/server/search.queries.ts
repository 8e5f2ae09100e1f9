import { sql as raw } from 'kysely';
import { holdsWord } from '#database/holds-word.ts';
import { newestIds } from '#database/newest-ids.ts';
import { preparedByShape } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { openPatterns, searchPatterns, searchQuery, titleQuery } from '#platform/contract/search-tokens.ts';
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

/** `found` of the candidates are public and hold the words; `looked` says whether there were more than are looked at. */
export type Counted = { found: number; looked: number };

const counts = raw`(select count(*) from matches)::int as found, (select count(*) from candidates)::int as looked`;

const nothing: Counted = { found: 0, looked: 0 };

/** Counts of one kind. */
export const countHits = (kind: Searchable, wanted: Wanted, now: Date) =>
  raw<Counted>`with ${candidates(kind, wanted)}, ${matches(kind, wanted, now)}
select ${counts}`;

/** A page of one kind with its counts: what is to come before what is over, titles before texts, then by time. */
export const hitPage = (kind: Searchable, wanted: Wanted, { page, now }: { page: PageRequest; now: Date }) =>
  hitPageAt(kind, wanted, { pageSize: page.pageSize, offset: offsetOf(page), now });

type At = { pageSize: number; offset: number; now: Date };

const hitPageAt = (kind: Searchable, wanted: Wanted, { pageSize, offset, now }: At) =>
  raw<Counted>`with ${candidates(kind, wanted)}, ${matches(kind, wanted, now)}, page as (
  select *, row_number() over (order by is_over, is_titled desc, case when is_over then -at else at end, id desc) as place
  from matches order by place limit ${pageSize} offset ${offset}
)
select ${kind.hit.columns(now)}, ${counts}
from page join ${kind.rows} r on r.id = page.id${kind.hit.joins}
order by page.place`;

/** The newest titles that hold the words and are not over. */
export const suggestionRows = (kind: Searchable, wanted: Wanted, now: Date) =>
  raw`with ${newestIds(kind.index, { name: 'c', query: wanted.title, limit: suggestionCandidates })}
select ${kind.suggestion.columns}
from c join ${kind.rows} r on r.id = c.id${kind.suggestion.joins}
where ${kind.isListed} and not (${kind.isOver(now)}) and ${holdsAll(kind.title, wanted.patterns)}
order by ${kind.at}, r.id desc limit ${raw.lit(kind.suggestion.most)}`;

/** The one row of a kind that bears one of these numbers, if it is public. */
export const numberedRow = (
  kind: Searchable,
  number: Piece,
  { numbers, now }: { numbers: string[]; now: Date },
) =>
  raw<Counted>`select ${kind.hit.columns(now)}, 1 as found, 1 as looked
from ${kind.rows} r${kind.hit.joins}
where ${number} in (${raw.join(numbers)}) and ${kind.isListed} limit 1`;

/** The same as it is suggested while somebody types. */
export const numberedSuggestion = (kind: Searchable, number: Piece, numbers: string[]) =>
  raw`select ${kind.suggestion.columns}
from ${kind.rows} r${kind.suggestion.joins}
where ${number} in (${raw.join(numbers)}) and ${kind.isListed} limit 1`;

/** `values` are those of `valuesOf`, which are the same for every kind. */
export type Asked = { wanted: Wanted; page: PageRequest; now: Date; values: Flat };

/** What a page of any kind is read by, on one level: patterns by their number. */
export const valuesOf = ({
  wanted: { all, title, patterns, open },
  page,
  now,
}: Omit<Asked, 'values'>): Flat => ({
  all,
  ...(title === all ? {} : { title }),
  ...Object.fromEntries(patterns.map((pattern, index) => [`pattern${index}`, pattern])),
  ...Object.fromEntries(open.map((pattern, index) => [`open${index}`, pattern])),
  pageSize: page.pageSize,
  offset: offsetOf(page),
  now,
});
type Flat = { all: string; title?: string; pageSize: number; offset: number; now: Date } & Record<
  string,
  unknown
>;

const textsOf = (values: Record<string, unknown>, beginning: string): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(beginning))
    .map((name) => values[name] as string);

/** One prepared statement for each kind and shape: building it anew took longer than all the rest. */
const pageReaders = new Map<Searchable, ReturnType<typeof pageReader>>();
const pageReader = (kind: Searchable) =>
  preparedByShape((_sql, values: Flat) => {
    const { all, title = all, pageSize, offset, now } = values;
    const wanted = { all, title, patterns: textsOf(values, 'pattern'), open: textsOf(values, 'open') };
    return hitPageAt(kind, wanted, { pageSize, offset, now });
  });
function readerOf(kind: Searchable): ReturnType<typeof pageReader> {
  const reader = pageReaders.get(kind) ?? pageReader(kind);
  pageReaders.set(kind, reader);
  return reader;
}

/** Reads one page and its counts; only a page behind the last row needs counting by itself: an empty first one found nothing. */
export async function readHits(
  sql: Sql,
  kind: Searchable,
  asked: Asked,
): Promise<Counted & { rows: Counted[] }> {
  const rows = await readerOf(kind)(sql, asked.values, {});
  const [first] = rows;
  if (first) return { found: first.found, looked: first.looked, rows };
  return { ...(asked.page.pageNum > 1 ? await readCounts(sql, kind, asked) : nothing), rows };
}

/** Reads the counts of a kind that is not listed. */
export async function readCounts(
  sql: Sql,
  kind: Searchable,
  { wanted, now }: Pick<Asked, 'wanted' | 'now'>,
): Promise<Counted> {
  const { rows } = await countHits(kind, wanted, now).execute(sql);
  return rows[0] ?? nothing;
}
