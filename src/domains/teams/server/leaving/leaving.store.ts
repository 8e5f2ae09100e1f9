import type { Sql } from '#database/transaction.ts';

const ends = [
  { from: ['active', 'paused'], to: 'left' },
  { from: ['applied'], to: 'withdrawn' },
  { from: ['invited'], to: 'lapsed' },
] as const;

/** Ends every membership, application and invitation of somebody who closes the account. */
export async function leaveAllTeams(sql: Sql, volunteerId: number, at: Date): Promise<void> {
  for (const { from, to } of ends)
    await sql
      .updateTable('teamMembers')
      .set((row) => ({
        status: to,
        ...(to === 'left' ? { leftAt: at, leaveReason: '账号已注销' } : {}),
        updatedAt: at,
        version: row('version', '+', 1),
      }))
      .where('volunteerId', '=', volunteerId)
      .where('status', 'in', from)
      .execute();
}
