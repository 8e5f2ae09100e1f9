import { sql as raw } from 'kysely';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import type { Sql } from '#database/transaction.ts';
import { searchTokens } from '#platform/contract/search-tokens.ts';

/**
 * Writes anew what these teams are found by: name and short name as the title; slogan, introduction, place and category
 * as the text. To be called in the transaction that writes any of them.
 */
export async function writeTeamSearch(sql: Sql, teamIds: readonly number[]): Promise<void> {
  const teams = await sql
    .selectFrom('teams')
    .select(['id', 'name', 'shortName', 'slogan', 'intro', 'address', 'category'])
    .where('id', 'in', [...teamIds])
    .execute();
  if (teams.length === 0) return;
  await sql
    .insertInto('teamSearch')
    .values(
      teams.map(({ id, name, shortName, slogan, intro, address, category }) => ({
        teamId: id,
        tokens: raw<string>`${searchTokens(
          `${name}\n${shortName}`,
          [slogan, intro, address, categoryName(category)].join('\n'),
        )}::tsvector`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('teamId').doUpdateSet({ tokens: (row) => row.ref('excluded.tokens') }),
    )
    .execute();
}
