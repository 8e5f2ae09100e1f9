import type { Insertable, Updateable } from 'kysely';
import type { MicroPartsTable } from '#database/tables/jobs.ts';
import type { Sql } from '#database/transaction.ts';
import type { MicroPartStatus } from '../../contract/micro.words.ts';
import { mayMoveMicro, type MicroMover } from './micro.rules.ts';

export const insertMicroPart = (sql: Sql, part: Insertable<MicroPartsTable>) =>
  sql.insertInto('microParts').values(part).execute();

/** One part, its row locked until the transaction ends. */
export const lockMicroPart = (sql: Sql, partId: number) =>
  sql.selectFrom('microParts').selectAll().where('id', '=', partId).forUpdate().executeTakeFirst();
export type MicroPartRow = NonNullable<Awaited<ReturnType<typeof lockMicroPart>>>;

type Moving = { to: MicroPartStatus; by: MicroMover; now: Date; change?: Updateable<MicroPartsTable> };

/** Moves a locked part by the table of states. @throws a fault on a way that there is not */
export async function moveMicroPart(
  sql: Sql,
  part: Pick<MicroPartRow, 'id' | 'status'>,
  { to, by, now, change }: Moving,
): Promise<void> {
  if (!mayMoveMicro(part.status, to, by))
    throw new Error(`${by} cannot move a micro part from ${part.status} to ${to}`);
  const isOver = to === 'verified' || to === 'handedBack' || to === 'expired';
  await sql
    .updateTable('microParts')
    .set((row) => ({
      ...change,
      status: to,
      endedAt: isOver ? now : null,
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', part.id)
    .execute();
}
