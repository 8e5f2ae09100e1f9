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

/** `npm run check:data [directory | postgres://…]`: the configured database unless told; stop the product first if it is the embedded one. */
export async function main([target]: string[]): Promise<void> {
  const url = target?.startsWith('postgres') ? target : target ? undefined : process.env.DATABASE_URL;
  const dataDir = target && !url ? target : `${process.env.DATA_DIR ?? 'data'}/database`;
  const database = await openDatabase(url ? { url } : { dataDir });
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
