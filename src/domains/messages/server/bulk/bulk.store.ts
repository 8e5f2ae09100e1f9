import type { Insertable, Updateable } from 'kysely';
import type { BulkMessagesTable, MessageReportsTable } from '#database/tables/messages.ts';
import type { Sql } from '#database/transaction.ts';
import { isTeamInScope } from './bulk.queries.ts';

/** Locks a team's account until the end of the transaction: its bulk messages of the day are counted before one is added. */
export const lockSender = (sql: Sql, accountId: number) =>
  sql.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();

/** Takes a bulk message on; gives its number. */
export async function insertBulkMessage(sql: Sql, bulk: Insertable<BulkMessagesTable>): Promise<number> {
  const { id } = await sql.insertInto('bulkMessages').values(bulk).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const changeBulkMessage = (sql: Sql, bulkId: number, change: Updateable<BulkMessagesTable>) =>
  sql.updateTable('bulkMessages').set(change).where('id', '=', bulkId).execute();

/** Notes a report; false when the account has reported the bulk message before. */
export async function insertMessageReport(
  sql: Sql,
  report: Insertable<MessageReportsTable>,
): Promise<boolean> {
  const added = await sql
    .insertInto('messageReports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['bulkId', 'accountId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Locks a report about a team inside a data scope until the end of the transaction. */
export const lockMessageReport = (sql: Sql, reportId: number, scope: string | undefined) =>
  sql
    .selectFrom('messageReports as r')
    .innerJoin('bulkMessages as b', 'b.id', 'r.bulkId')
    .innerJoin('teams as t', 't.id', 'b.teamId')
    .select(['r.id', 'r.accountId', 'r.status', 'b.title', 't.accountId as teamAccountId'])
    .where('r.id', '=', reportId)
    .$if(scope !== undefined, (rows) => rows.where(isTeamInScope(scope ?? '')))
    .forUpdate('r')
    .executeTakeFirst();

export const changeMessageReport = (sql: Sql, reportId: number, change: Updateable<MessageReportsTable>) =>
  sql.updateTable('messageReports').set(change).where('id', '=', reportId).execute();
