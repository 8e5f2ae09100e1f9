import { sql as raw } from 'kysely';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import type { Sql } from '#database/transaction.ts';
import { searchTokens } from '#platform/contract/search-tokens.ts';

/**
 * Writes anew what these needs are found by: the public title, the public text and the category; nothing that the requester
 * wrote. To be called in the transaction that writes any of them.
 */
export async function writeNeedSearch(sql: Sql, needIds: readonly number[]): Promise<void> {
  const needs = await sql
    .selectFrom('needs')
    .select(['id', 'publicTitle', 'publicText', 'category'])
    .where('id', 'in', [...needIds])
    .where('publicTitle', 'is not', null)
    .execute();
  if (needs.length === 0) return;
  await sql
    .insertInto('needSearch')
    .values(
      needs.map(({ id, publicTitle, publicText, category }) => ({
        needId: id,
        tokens: raw<string>`${searchTokens(
          publicTitle ?? '',
          [publicText ?? '', categoryName(category)].join('\n'),
        )}::tsvector`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('needId').doUpdateSet({ tokens: (row) => row.ref('excluded.tokens') }),
    )
    .execute();
}
