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

/**
 * Columns that are never null and always refer to a row (foreign keys; a test asks the database), by the table and its key that they refer
 * to: an inner join by one of them neither adds nor loses a row.
 */
export const certainReferences: Readonly<Record<string, readonly string[]>> = {
  'accounts.id': ['teams.account_id', 'volunteers.account_id', 'chat_posts.author_id'],
  'activities.id': [
    'shifts.activity_id',
    'sign_ups.activity_id',
    'participations.activity_id',
    'chat_posts.activity_id',
  ],
  'areas.code': ['jobs.area', 'needs.area', 'teams.area', 'volunteers.area'],
  // A view with a row for every hour.
  'hour_origins.hour_id': ['service_hours.id'],
  'news_categories.id': ['news_items.category_id'],
  'organisations.id': [
    'activities.organisation_id',
    'activity_makeups.organisation_id',
    'anomaly_flags.organisation_id',
    'jobs.organisation_id',
    'needs.organisation_id',
    'teams.organisation_id',
  ],
  'service_hours.id': ['hour_corrections.hour_id', 'ledger_entries.hour_id', 'spot_checks.hour_id'],
  'shifts.id': ['participations.shift_id', 'sign_ups.shift_id'],
  'sign_ups.id': ['credit_events.sign_up_id'],
  'teams.id': [
    'activities.team_id',
    'activity_makeups.team_id',
    'hour_claims.team_id',
    'hour_corrections.team_id',
    'ledger_entries.team_id',
    'service_hours.team_id',
    'team_members.team_id',
  ],
  'volunteers.id': [
    'certificates.volunteer_id',
    'credit_events.volunteer_id',
    'hour_claims.volunteer_id',
    'hour_corrections.volunteer_id',
    'job_assignments.volunteer_id',
    'participations.volunteer_id',
    'real_name_checks.volunteer_id',
    'record_entries.volunteer_id',
    'service_hours.volunteer_id',
    'sign_ups.volunteer_id',
    'star_awards.volunteer_id',
  ],
};

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
