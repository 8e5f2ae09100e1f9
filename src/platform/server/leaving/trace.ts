import { closedPersonName } from '#platform/contract/masking.ts';

/** Stands for the ids of those who left, in parentheses. */
const people = '{people}';

/** What becomes of the rows about a person in one table. Names of tables and columns are the database's, values are SQL. */
export type Trace = {
  table: string;
  /** Condition in SQL for the rows of `{people}`. */
  of: string;
  /** The rows are deleted. */
  goes?: true;
  /** What columns hold from then on. */
  becomes: Readonly<Record<string, string>>;
  /** Columns of others in which the person's name is replaced where nobody else bears it. */
  named: readonly string[];
  /** Columns that stay, for they say nothing of the person: codes, numbers of the record, titles of what was served. */
  stays: readonly string[];
};

const wordsIn = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
const ofPeople = (of: string): string => (/^\w+$/.test(of) ? `${of} in ${people}` : of);

/** The rows go; `of` is the column that leads to the person, or a condition with `{people}`, and `stays` what it leaves of them. */
export const gone = (table: string, of: string, stays = ''): Trace => ({
  table,
  of: ofPeople(of),
  goes: true,
  becomes: {},
  named: [],
  stays: wordsIn(stays),
});

/** The rows stay without what names or describes the person; `stays` lists the columns of text that are left as they are. */
export const emptied = (
  { table, of }: Pick<Trace, 'table' | 'of'>,
  becomes: Readonly<Record<string, string>>,
  stays = '',
): Trace => ({ table, of: ofPeople(of), becomes, named: [], stays: wordsIn(stays) });

/** Words that others wrote or received, in which the person may be called by name. */
export const named = (table: string, columns: string, stays = ''): Trace => ({
  table,
  of: 'false',
  becomes: {},
  named: wordsIn(columns),
  stays: wordsIn(stays),
});

/** As SQL: the name that everybody bears who left. */
export const closedName = `'${closedPersonName}'`;

/** As SQL: words that a person wrote, or others about them, where a row must have some; long enough for every such column. */
export const wiped = (column: string): string =>
  `case when ${column} is null then null else '（已注销，内容已删除）' end`;

/** The condition of a trace for these people: `(1, 2)`, or a query in parentheses. */
export const conditionOf = ({ of }: Pick<Trace, 'of'>, who: string): string => of.replaceAll(people, who);

/** As SQL: a row of those people still says what it should no longer say. */
export function stillSays(trace: Trace, who: string): string | undefined {
  const differs = Object.entries(trace.becomes).map(
    ([column, value]) => `${column} is distinct from ${value}`,
  );
  if (!trace.goes && differs.length === 0) return undefined;
  const of = conditionOf(trace, who);
  return trace.goes ? `(${of})` : `(${of}) and (${differs.join(' or ')})`;
}
