import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Database, openDatabase } from '#database/connection.ts';
import { invariants } from './invariants.ts';

export type Violation = { name: string; count: number; examples: unknown[] };

/** Runs every invariant over a database; empty when all hold. */
export async function checkData(database: Pick<Database, 'pool'>): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, sql } of invariants) {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select * from (${sql}) broken limit 1000`,
    );
    if (rows.length > 0) violations.push({ name, count: rows.length, examples: rows.slice(0, 3) });
  }
  return violations;
}

/**
 * Where the embedded database lies in a data directory, or the directory itself where it is one.
 * @throws Error where there is none: opening it would make an empty one there
 */
export function embeddedIn(directory: string): string {
  const found = [path.join(directory, 'database'), directory].find((each) =>
    existsSync(path.join(each, 'PG_VERSION')),
  );
  if (!found) throw new Error(`there is no embedded database in ${directory}`);
  return found;
}

/** `npm run check:data [directory | postgres://…]`: the configured database unless told; stop the product first if it is the embedded one. */
export async function main([target]: string[]): Promise<void> {
  const url = target?.startsWith('postgres') ? target : target ? undefined : process.env.DATABASE_URL;
  const database = await openDatabase(
    url ? { url } : { dataDir: embeddedIn(target ?? process.env.DATA_DIR ?? 'data') },
  );
  try {
    const violations = await checkData(database);
    for (const { name, count, examples } of violations)
      console.log(`BROKEN ${name}: ${count} rows, such as ${JSON.stringify(examples)}`);
    console.log(`${invariants.length - violations.length} invariants hold, ${violations.length} are broken`);
    if (violations.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
