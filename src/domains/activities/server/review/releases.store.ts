import type { Insertable } from 'kysely';
import type { ActivityReleasesTable } from '#database/tables/activities.ts';
import type { Sql } from '#database/transaction.ts';
import type { Released } from '../publish/findings.rules.ts';

/** Keeps what the centre let through for an activity that it has locked. */
export async function storeReleases(
  sql: Sql,
  released: readonly Released[],
  decision: Omit<Insertable<ActivityReleasesTable>, keyof Released>,
): Promise<void> {
  const rows = released.map(({ code, words }) => ({ ...decision, code, words }));
  await sql.insertInto('activityReleases').values(rows).execute();
}
