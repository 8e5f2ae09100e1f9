import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Sql } from '#database/transaction.ts';
import { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';

export type TablesWish = TestDatabaseOptions & {
  /** The tests of the file tell one story, or only look: nothing is put back between them. */
  isOneStory?: boolean | undefined;
};

/**
 * A database of its own for the tests of one file (or one `describe`), open before them and closed after them. Every test
 * starts on the seeded rows. What needs operations too takes `openRoom`, what needs all rooms `openHouse`.
 */
export function openTables({ isOneStory, ...options }: TablesWish = {}) {
  const opened: { database?: TestDatabase } = {};
  beforeAll(async () => {
    opened.database = await openTestDatabase(options);
  });
  if (!isOneStory) beforeEach(() => opened.database?.reset());
  afterAll(() => opened.database?.close());
  const database = (): TestDatabase => opened.database!;
  return { database, sql: (): Sql => database().kysely };
}
