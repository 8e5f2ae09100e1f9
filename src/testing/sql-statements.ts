import { readSource, type SyntaxNode, walkSource } from './source-code.ts';

export type SqlVerb = 'select' | 'insert' | 'update' | 'delete';
/** One statement, or part of one, as it stands in a source; the table in TypeScript's words. */
export type SqlStatement = { verb: SqlVerb; table: string };

const builderVerbs = new Map<string, SqlVerb>([
  ['selectFrom', 'select'],
  ['insertInto', 'insert'],
  ['mergeInto', 'insert'],
  ['updateTable', 'update'],
  ['deleteFrom', 'delete'],
]);

const textVerbs: readonly (readonly [SqlVerb, RegExp])[] = [
  ['select', /\bselect\b[^;]*?\bfrom\s+(?:only\s+)?([a-z_]+)\b(?!\s*\()/g],
  ['insert', /\binsert\s+into\s+([a-z_]+)/g],
  ['update', /\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z]+)?\s+set\b/g],
  ['delete', /\bdelete\s+from\s+([a-z_]+)/g],
];

/** Statements of a source, whether by the query builder or as text of a tagged template (`raw`, `sql`). */
export function sqlStatements(file: string): SqlStatement[] {
  const source = readSource(file);
  if (!/selectFrom|insertInto|mergeInto|updateTable|deleteFrom|\b(?:raw|sql)\b[^\n]*`/.test(source))
    return [];
  const found: SqlStatement[] = [];
  walkSource(file, (node) => {
    if (node.type === 'CallExpression') found.push(...builtBy(node));
    if (node.type === 'TaggedTemplateExpression') found.push(...writtenIn(node));
  });
  return found;
}

function builtBy({ callee, arguments: given }: SyntaxNode): SqlStatement[] {
  const { property } = callee as { property?: { value?: unknown } };
  const verb = builderVerbs.get(String(property?.value));
  if (!verb) return [];
  const [first] = given as { expression: SyntaxNode }[];
  const table = first?.expression.type === 'StringLiteral' ? String(first.expression.value) : '';
  return [{ verb, table: table.split(' ')[0] ?? '' }];
}

function writtenIn({ tag, template }: SyntaxNode): SqlStatement[] {
  if (!['raw', 'sql'].includes(String((tag as { value?: unknown }).value))) return [];
  const { quasis } = template as { quasis: { raw: string }[] };
  const text = quasis.map(({ raw }) => raw).join(' ? ');
  return textVerbs.flatMap(([verb, pattern]) =>
    [...text.matchAll(pattern)].map(([, table = '']) => ({ verb, table: inCamelCase(table) })),
  );
}

const inCamelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
