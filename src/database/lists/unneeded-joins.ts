import {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  ReferenceNode,
  type RootOperationNode,
  SelectQueryNode,
  TableNode,
} from 'kysely';
import { certainReferences } from '../tables/certain-references.ts';

/**
 * For a query of ids, or one that is counted: joins by certain references are written as outer ones, which the planner leaves out where
 * nothing asks for their columns. A list joins teams and places for what it shows and, now and then, for its filters; counting a thousand of
 * its rows looked at each of them in every table.
 */
export const withoutUnneededJoins: KyselyPlugin = {
  transformQuery: ({ node }): RootOperationNode =>
    SelectQueryNode.is(node) && node.joins ? { ...node, joins: loosened(node) } : node,
  transformResult: async ({ result }) => result,
};

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
function isCertain({ on }: JoinNode, [alias, table]: Named, tables: ReadonlyMap<string, string>): boolean {
  if (!on || !BinaryOperationNode.is(on.on)) return false;
  const sides = [columnOf(on.on.leftOperand), columnOf(on.on.rightOperand)];
  const key = sides.find((side) => side?.alias === alias);
  const reference = sides.find((side) => side && side.alias !== alias);
  const referring = reference && tables.get(reference.alias);
  return Boolean(
    key &&
      referring &&
      certainReferences[`${table}.${key.column}`]?.includes(`${referring}.${reference.column}`),
  );
}

type Named = readonly [alias: string, table: string];

/** The alias and the table of what stands in `from` or `join`; none for what is no table. */
function namedTable(node: OperationNode): Named[] {
  if (!AliasNode.is(node) || !TableNode.is(node.node) || !IdentifierNode.is(node.alias)) return [];
  return [[node.alias.name, node.node.table.identifier.name]];
}

function columnOf(node: OperationNode): { alias: string; column: string } | undefined {
  if (!ReferenceNode.is(node) || !node.table || !ColumnNode.is(node.column)) return undefined;
  return { alias: node.table.table.identifier.name, column: node.column.column.name };
}
