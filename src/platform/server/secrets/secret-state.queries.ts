import type { Sql } from '#database/transaction.ts';

/** How changing the secret stands. */
export type SecretState = {
  /** When the secret in force took another's place; null where there was never another. */
  changedAt: Date | null;
  /** Something may still lie under one before. */
  isMoving: boolean;
  /** Values and files that were sealed anew under the one in force. */
  moved: number;
  /** Those that no secret opens. */
  unreadable: number;
};

/** Reads it from the register; a change is known by the secret that it ended. */
export async function readSecretState(sql: Sql): Promise<SecretState> {
  const keys = await sql.selectFrom('secretKeys').select(['since', 'until', 'emptyAt']).limit(100).execute();
  const counts = await sql
    .selectFrom('resealing')
    .select(({ fn }) => [fn.sum<number>('moved').as('moved'), fn.sum<number>('unreadable').as('unreadable')])
    .executeTakeFirst();
  const ended = keys.filter(({ until }) => until !== null);
  const inForce = keys.find(({ until }) => until === null);
  return {
    changedAt: ended.length > 0 ? (inForce?.since ?? null) : null,
    isMoving: ended.some(({ emptyAt }) => emptyAt === null),
    moved: Number(counts?.moved ?? 0),
    unreadable: Number(counts?.unreadable ?? 0),
  };
}
