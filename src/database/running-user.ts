import type { Database } from './connection.ts';
import { migrate } from './migrate.ts';

/** What is written once: the running user adds to it and reads it, and may not change it even where a trigger is missing. */
const appendOnly = ['audit_log', 'audit_seals', 'audit_cuts'];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Migrates as the owner of the tables and gives the user that the product runs as the rights it needs: rows of every table, and of
 * the audit log only adding and reading (网络安全法 21; docs/operations.md, Two users). Gives the names applied now.
 */
export async function migrateAsOwner(owner: Database, runningUser: string): Promise<string[]> {
  const applied = await migrate(owner);
  const user = quoted(runningUser);
  const tables = appendOnly.map(quoted).join(', ');
  const statements = [
    `grant usage on schema public to ${user}`,
    `grant select, insert, update, delete on all tables in schema public to ${user}`,
    `grant usage, select on all sequences in schema public to ${user}`,
    `grant execute on all functions in schema public to ${user}`,
    `revoke update, delete, truncate on ${tables} from ${user}`,
    `revoke insert, update, delete on schema_migrations from ${user}`,
  ];
  for (const statement of statements) await owner.pool.query(statement, []);
  return applied;
}
