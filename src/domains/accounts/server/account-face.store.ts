import type { Sql } from '#database/transaction.ts';

/** Sets the picture that stands for an account in bars and lists; null for a drawn one. */
export const setAccountIcon = (sql: Sql, accountId: number, iconUrl: string | null) =>
  sql.updateTable('accounts').set({ iconUrl }).where('id', '=', accountId).execute();

/** Sets the name an account is called by. */
export const setDisplayName = (sql: Sql, accountId: number, displayName: string) =>
  sql.updateTable('accounts').set({ displayName }).where('id', '=', accountId).execute();
