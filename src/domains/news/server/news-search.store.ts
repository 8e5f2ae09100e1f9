import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { plainText } from '#platform/contract/plain-text.ts';
import { searchTokens } from '#platform/contract/search-tokens.ts';

/** Characters of a body that are searched; what stands behind them is read, not looked for. */
const searchedLength = 20_000;

/**
 * Writes anew what these items are found by: the title, and summary, source and body without markup. To be called in the
 * transaction that writes any of them.
 */
export async function writeNewsSearch(sql: Sql, newsIds: readonly number[]): Promise<void> {
  const items = await sql
    .selectFrom('newsItems')
    .select(['id', 'title', 'summary', 'source', 'content'])
    .where('id', 'in', [...newsIds])
    .execute();
  if (items.length === 0) return;
  await sql
    .insertInto('newsSearch')
    .values(
      items.map(({ id, title, summary, source, content }) => {
        const body = [summary, source, plainText(content)].join('\n').slice(0, searchedLength);
        return {
          newsId: id,
          tokens: raw<string>`${searchTokens(title, body)}::tsvector`,
          // A cut may have left half of a pair, which PostgreSQL does not store.
          plainText: `${title}\n${body}`.replace(/\p{Surrogate}/gu, ''),
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.column('newsId').doUpdateSet({
        tokens: (row) => row.ref('excluded.tokens'),
        plainText: (row) => row.ref('excluded.plainText'),
      }),
    )
    .execute();
}
