import { databaseTrouble } from '#database/server/database-trouble.ts';
import type { Sql } from '#database/transaction.ts';
import { type GroupLimits, inGroups } from './in-groups.ts';

type ReadMany<Item, Result> = (sql: Sql, items: readonly Item[]) => Promise<readonly Result[]>;
type ReadOne<Item, Result> = (sql: Sql, item: Item) => Promise<Result>;
type Answer<Result> = { value: Result } | { error: unknown };

/** People of one statement: past some dozens it costs each the same. While the database reads for one group, the program answers another. */
const usual = { most: 100, atOnce: 2 };

/**
 * A read for one person out of one for many: whoever asks on the same handle while others are being read is read with them, in one
 * statement that gives each an answer of their own, in their order (decision 0044). Nobody is read together with others inside a
 * transaction, and whoever is alone does not wait. What the statement fails on for one of them is met by that one alone; a
 * database that cannot answer is told to all of the group.
 */
export function readTogether<Item, Result>(
  read: ReadMany<Item, Result>,
  limits: Partial<Omit<GroupLimits<Item>, 'keyOf'>> = {},
): ReadOne<Item, Result> {
  const asking = new WeakMap<Sql, (item: Item) => Promise<Answer<Result>>>();
  const askingOn = (sql: Sql) => {
    const known = asking.get(sql);
    if (known) return known;
    const ask = inGroups((items: readonly Item[]) => readEach(read, sql, items), { ...usual, ...limits });
    asking.set(sql, ask);
    return ask;
  };
  return async (sql, item) => {
    if (sql.isTransaction) return readAlone(read, sql, item);
    const answer = await askingOn(sql)(item);
    if ('error' in answer) throw answer.error;
    return answer.value;
  };
}

async function readEach<Item, Result>(
  read: ReadMany<Item, Result>,
  sql: Sql,
  items: readonly Item[],
): Promise<Answer<Result>[]> {
  try {
    return (await read(sql, items)).map((value) => ({ value }));
  } catch (error) {
    if (items.length === 1 || databaseTrouble(error)) throw error;
  }
  const answers: Answer<Result>[] = [];
  for (const item of items)
    answers.push(
      await readAlone(read, sql, item).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
    );
  return answers;
}

async function readAlone<Item, Result>(read: ReadMany<Item, Result>, sql: Sql, item: Item): Promise<Result> {
  const [result] = await read(sql, [item]);
  return result as Result;
}
