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
  /** Values, or files, that wait to be looked at, by table or shelf; without those that are done. */
  waiting: readonly { subject: string; count: number }[];
};

/** Reads it from the register; a change is known by the secret that it ended. */
export async function readSecretState(sql: Sql): Promise<SecretState> {
  const keys = await sql.selectFrom('secretKeys').select(['since', 'until', 'emptyAt']).limit(100).execute();
  const subjects = await sql
    .selectFrom('resealing')
    .select(['subject', 'moved', 'unreadable', 'waiting'])
    .orderBy('subject')
    .limit(100)
    .execute();
  const total = (of: 'moved' | 'unreadable'): number =>
    subjects.reduce((sum, row) => sum + Number(row[of]), 0);
  const ended = keys.filter(({ until }) => until !== null);
  const inForce = keys.find(({ until }) => until === null);
  return {
    changedAt: ended.length > 0 ? (inForce?.since ?? null) : null,
    isMoving: ended.some(({ emptyAt }) => emptyAt === null),
    moved: total('moved'),
    unreadable: total('unreadable'),
    waiting: subjects
      .map(({ subject, waiting }) => ({ subject, count: Number(waiting ?? 0) }))
      .filter(({ count }) => count > 0),
  };
}
