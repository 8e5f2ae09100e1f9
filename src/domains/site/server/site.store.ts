import type { Sql } from '#database/transaction.ts';
import type { SiteTexts } from '../contract/site.words.ts';

/** Writes the given texts of the site and leaves the others as they are. */
export async function saveSiteTexts(sql: Sql, texts: Partial<SiteTexts>): Promise<void> {
  const rows = Object.entries(texts).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await sql
    .insertInto('siteSettings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: (row) => row.ref('excluded.value') }),
    )
    .execute();
}
