import type { Insertable } from 'kysely';
import type { MessageMutesTable, MessagePreferencesTable } from '#database/tables/messages.ts';
import type { Sql } from '#database/transaction.ts';

/** Keeps what an account chose for one channel and category. */
export const savePreference = (sql: Sql, choice: Insertable<MessagePreferencesTable>) =>
  sql
    .insertInto('messagePreferences')
    .values(choice)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'channel', 'category']).doUpdateSet({ isOn: choice.isOn }),
    )
    .execute();

/** Keeps a team's bulk messages away from an account. */
export const insertMute = (sql: Sql, mute: Insertable<MessageMutesTable>) =>
  sql
    .insertInto('messageMutes')
    .values(mute)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Lets a team's bulk messages through again. */
export const deleteMute = (sql: Sql, { accountId, teamId }: { accountId: number; teamId: number }) =>
  sql.deleteFrom('messageMutes').where('accountId', '=', accountId).where('teamId', '=', teamId).execute();
