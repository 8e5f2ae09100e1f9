/// <reference types="vite/client" />

/** What one SQL text does, as far as who keeps answers must know. Tables may be named too many, never too few. */
export type StatementFacts = {
  /** Where a transaction begins and ends; everything else is `plain`. */
  step: 'begin' | 'commit' | 'rollback' | 'plain';
  /** Tables that the text names at all: it reads no others. */
  tables: readonly string[];
  /** Tables that it writes. */
  writes: readonly string[];
};

/** Texts whose facts are kept; long ones are bulk inserts and inlined lists, seldom repeated. */
const mostKept = 1_000;
const longestKept = 6_000;

const writing =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+"?(\w+)/gi;
const kept = new Map<string, StatementFacts>();

/** The facts of one SQL text, found out once. */
export function factsOf(text: string): StatementFacts {
  const known = kept.get(text);
  if (known) return known;
  const facts = findFacts(text);
  if (text.length <= longestKept) {
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, facts);
  }
  return facts;
}

function findFacts(text: string): StatementFacts {
  const words = new Set(text.toLowerCase().match(/\w+/g));
  const written = [...text.matchAll(writing)].map(([, table = '']) => table.toLowerCase());
  const isTable = (word: string): boolean => tableNames.has(word);
  return {
    step: stepOf(text),
    tables: [...words].filter(isTable),
    writes: [...new Set(written)].filter(isTable),
  };
}

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

/** Every table that a migration ever made. */
const tableNames: ReadonlySet<string> = new Set(
  Object.values(migrationTexts).flatMap((text) =>
    [...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, name = '']) =>
      name.toLowerCase(),
    ),
  ),
);
