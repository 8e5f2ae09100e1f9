/// <reference types="vite/client" />

/** What one SQL text does, as far as who keeps answers must know. Tables may be named too many, never too few. */
export type StatementFacts = {
  /** Where a transaction begins and ends; everything else is `plain`. */
  step: 'begin' | 'commit' | 'rollback' | 'plain';
  /** Tables that the text names at all: it reads no others. */
  tables: readonly string[];
  /** Tables that it writes, but for those of `counts`. */
  writes: readonly string[];
  /** Tables of which it writes nothing but a count. */
  counts: readonly string[];
  /** Whether a count could be among what it reads, of a table that has some. */
  readsCounts: boolean;
  /** Whether its result says whose counts it writes, or reads (`countedId`). */
  namesCounted: boolean;
};

/**
 * The column in which a statement says, row by row, whose counts it writes, or that it reads nobody else's: `a.id as counted_id`, with
 * the counts of its parts. Null in a row: anybody's, or more than a count has changed by it (decision 0045).
 */
export const countedId = 'counted_id';

/** Characters of all texts whose facts are kept. The longest that is asked again and again, the search of every kind, has 12,000. */
const roomForTexts = 2_000_000;
/** Longer ones are bulk inserts and inlined lists, seldom repeated. */
const longestKept = 20_000;

const writing =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+"?(\w+)/gi;
/** One count that goes up or down, and nothing else of its row: `update shifts s set taken_count = s.taken_count + $1 where`. */
const counting =
  /\bupdate\s+"?(\w+)"?(?:\s+(?:as\s+)?\w+)?\s+set\s+"?(taken_count|wait_count)"?\s*=\s*(?:\w+\.)?\2\s*[-+]\s*[\w.$:]+\s+(?:where|from)\b/gi;
/** A count by its name, or all columns of something, or a whole row made into one value. */
const readingCounts =
  /\b(?:taken_count|wait_count|to_jsonb?|row_to_json|array_agg|jsonb?_agg)\b|(?:\b(?:select|returning|distinct|all)|[,.])\s*\*/i;
const kept = new Map<string, StatementFacts>();
let keptLength = 0;

/** The facts of one SQL text, found out once. */
export function factsOf(text: string): StatementFacts {
  const known = kept.get(text);
  if (known) return known;
  const facts = findFacts(text);
  if (text.length <= longestKept) {
    if (keptLength + text.length > roomForTexts) {
      kept.clear();
      keptLength = 0;
    }
    kept.set(text, facts);
    keptLength += text.length;
  }
  return facts;
}

function findFacts(text: string): StatementFacts {
  const words = new Set(text.toLowerCase().match(/\w+/g));
  const written = tablesIn(text.replace(counting, ''), writing);
  const isTable = (word: string): boolean => tableNames.has(word);
  return {
    step: stepOf(text),
    tables: [...words].filter(isTable),
    writes: [...new Set(written)].filter(isTable),
    counts: [...new Set(tablesIn(text, counting))].filter(
      (table) => isTable(table) && !written.includes(table),
    ),
    readsCounts: readingCounts.test(text) && [...words].some((word) => countedTables.has(word)),
    namesCounted: words.has(countedId),
  };
}

const tablesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, table = '']) => table.toLowerCase());

function stepOf(text: string): StatementFacts['step'] {
  if (/^\s*(?:begin|start\s+transaction)\b/i.test(text)) return 'begin';
  if (/^\s*(?:commit|end)\b/i.test(text)) return 'commit';
  return /^\s*(?:rollback|abort)\b(?!\s+to\b)/i.test(text) ? 'rollback' : 'plain';
}

const migrationTexts = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const creations = Object.values(migrationTexts).flatMap((text) => [
  ...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)([^;]*)/gi),
]);
/** Every table that a migration ever made. */
const tableNames: ReadonlySet<string> = new Set(creations.map(([, name = '']) => name.toLowerCase()));
/** Those with counts. */
const countedTables: ReadonlySet<string> = new Set(
  creations
    .filter(([, , body = '']) => /\b(?:taken_count|wait_count)\b/.test(body))
    .map(([, name = '']) => name.toLowerCase()),
);
