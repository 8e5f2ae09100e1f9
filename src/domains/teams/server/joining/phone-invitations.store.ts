import type { Insertable } from 'kysely';
import type { TeamPhoneInvitationsTable } from '#database/tables/teams.ts';
import type { Sql } from '#database/transaction.ts';

/** Notes an invitation by phone; the same one made twice is one. */
export const savePhoneInvitation = (sql: Sql, row: Insertable<TeamPhoneInvitationsTable>) =>
  sql
    .insertInto('teamPhoneInvitations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['teamId', 'mobileHash']).doUpdateSet(row))
    .execute();

/** Takes at most `limit` noted invitations out, the oldest first. */
export const takePhoneInvitations = (sql: Sql, limit: number) =>
  sql
    .deleteFrom('teamPhoneInvitations')
    .where((row) =>
      row(
        row.refTuple('teamId', 'mobileHash'),
        'in',
        row
          .selectFrom('teamPhoneInvitations as oldest')
          .select(['oldest.teamId', 'oldest.mobileHash'])
          .orderBy('oldest.createdAt')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .$asTuple('teamId', 'mobileHash'),
      ),
    )
    .returningAll()
    .execute();
