import {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  SelectAllNode,
  type SelectionNode,
  SelectQueryNode,
  TableNode,
  ValueNode,
} from 'kysely';
import { certainReferences } from '../tables/certain-references.ts';

/**
 * For a query of ids, or one that is counted: joins that neither add nor lose a row are left out where nothing asks for their columns. A list
 * joins teams and places for what it shows and, now and then, for its filters; counting a thousand of its rows looked at each of them in
 * every table. (The planner leaves such outer joins out as well, but still reads the columns they were joined by from each row.)
 */
export const withoutUnneededJoins: KyselyPlugin = {
  transformQuery: ({ node }): RootOperationNode =>
    SelectQueryNode.is(node) && node.joins ? { ...node, joins: needed(node, loosened(node)) } : node,
  transformResult: async ({ result }) => result,
};

/** Joins without those of at most one row that neither the query nor a join after them names. */
function needed(query: SelectQueryNode, joins: readonly JoinNode[]): readonly JoinNode[] {
  const { joins: _, ...rest } = query;
  const names = new Set<string>();
  if (!collectNames(rest, names) || query.selections?.some(isEverything)) return joins;
  const kept: JoinNode[] = [];
  for (const join of joins.toReversed()) {
    const [named] = namedTable(join.table);
    if (named && isOuterByKey(join, named) && !names.has(named[0])) continue;
    if (!collectNames(join, names)) return joins;
    kept.unshift(join);
  }
  return kept;
}

const isEverything = ({ selection }: SelectionNode): boolean => SelectAllNode.is(selection);

/** Adds every name in a part of a query; false where a column stands without its table, which may be any. */
function collectNames(part: unknown, names: Set<string>): boolean {
  if (Array.isArray(part)) return part.every((each) => collectNames(each, names));
  if (!isNode(part) || ValueNode.is(part) || PrimitiveValueListNode.is(part)) return true;
  if (ReferenceNode.is(part) && !part.table) return false;
  if (IdentifierNode.is(part)) names.add(part.name);
  if (RawNode.is(part))
    for (const [, name] of part.sqlFragments.join(' ').matchAll(/\b(\w+)"?\./g)) names.add(name ?? '');
  return Object.values(part).every((each) => collectNames(each, names));
}

const isNode = (part: unknown): part is OperationNode =>
  typeof part === 'object' && part !== null && 'kind' in part;

/** Whether an outer join is by a primary key. */
function isOuterByKey(join: JoinNode, [alias, table]: Named): boolean {
  const { key, reference } = sidesOf(join, alias);
  return (
    join.joinType === 'LeftJoin' && reference !== undefined && `${table}.${key?.column}` in certainReferences
  );
}

function loosened({ from, joins = [] }: SelectQueryNode): readonly JoinNode[] {
  // Table names by alias, of rows that are there for sure: those of an outer join may be missing.
  const tables = new Map(from?.froms.flatMap(namedTable) ?? []);
  return joins.map((join) => {
    const [named] = namedTable(join.table);
    if (join.joinType !== 'InnerJoin' || !named) return join;
    tables.set(...named);
    return isCertain(join, named, tables) ? { ...join, joinType: 'LeftJoin' as const } : join;
  });
}

/** Whether the join finds its one row for every row before it. */
function isCertain(join: JoinNode, [alias, table]: Named, tables: ReadonlyMap<string, string>): boolean {
  const { key, reference } = sidesOf(join, alias);
  const referring = reference && tables.get(reference.alias);
  return Boolean(
    key &&
      referring &&
      certainReferences[`${table}.${key.column}`]?.includes(`${referring}.${reference.column}`),
  );
}

/** The two columns that a join finds equal: its own one and the other's. */
function sidesOf({ on }: JoinNode, alias: string): { key?: Column; reference?: Column } {
  if (!on || !BinaryOperationNode.is(on.on)) return {};
  const sides = [columnOf(on.on.leftOperand), columnOf(on.on.rightOperand)];
  const key = sides.find((side) => side?.alias === alias);
  const reference = sides.find((side) => side && side.alias !== alias);
  return { ...(key && { key }), ...(reference && { reference }) };
}

type Column = { alias: string; column: string };

type Named = readonly [alias: string, table: string];

/** The alias and the table of what stands in `from` or `join`; none for what is no table. */
function namedTable(node: OperationNode): Named[] {
  if (!AliasNode.is(node) || !TableNode.is(node.node) || !IdentifierNode.is(node.alias)) return [];
  return [[node.alias.name, node.node.table.identifier.name]];
}

function columnOf(node: OperationNode): Column | undefined {
  if (!ReferenceNode.is(node) || !node.table || !ColumnNode.is(node.column)) return undefined;
  return { alias: node.table.table.identifier.name, column: node.column.column.name };
}
