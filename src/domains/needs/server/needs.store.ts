import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type { NeedsTable, NeedStepsTable } from '#database/tables/needs.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { NeedStatus } from '../contract/needs.words.ts';
import { rateDays } from '../contract/rating.words.ts';

/** What one number asks is judged one after the other until the transaction ends. */
export const lockNumber = (sql: Sql, mobileHash: string) =>
  raw`select pg_advisory_xact_lock(hashtextextended(${`need:${mobileHash}`}, 0))`.execute(sql);

/** The next serial of a need's number. */
export async function nextNeedSerial(sql: Sql): Promise<number> {
  const { rows } = await raw<{ serial: number }>`select nextval('need_serials') as serial`.execute(sql);
  return Number(rows[0]?.serial ?? 0);
}

export type NewNeed = Insertable<NeedsTable>;
export type NeedStep = Omit<Insertable<NeedStepsTable>, 'needId' | 'at' | 'status'>;

/** Keeps a need with its first step. */
export async function insertNeed(sql: Sql, need: NewNeed, step: NeedStep): Promise<void> {
  await sql.insertInto('needs').values(need).execute();
  await insertStep(sql, { ...step, needId: need.id, status: need.status, at: need.submittedAt as Date });
}

const insertStep = (sql: Sql, step: Insertable<NeedStepsTable>) =>
  sql.insertInto('needSteps').values(step).execute();

/** One need, its row locked until the transaction ends. */
export const lockNeed = (sql: Sql, needId: number) =>
  sql.selectFrom('needs').selectAll().where('id', '=', needId).forUpdate().executeTakeFirst();
export type NeedRow = NonNullable<Awaited<ReturnType<typeof lockNeed>>>;

type Moving = { needId: number; to: NeedStatus; now: Date; step: NeedStep; change?: Updateable<NeedsTable> };

/** Takes a locked need into its next state and notes the step. */
export async function moveNeed(sql: Sql, { needId, to, now, step, change }: Moving): Promise<void> {
  await sql
    .updateTable('needs')
    .set((row) => ({
      ...(to === 'toRate' && { rateDueAt: new Date(now.getTime() + rateDays * dayMs) }),
      ...change,
      status: to,
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', needId)
    .execute();
  await insertStep(sql, { ...step, needId, status: to, at: now });
}

type Typed = { needId: number; title: string; description: string; byId: number; now: Date };

/** Keeps what staff typed of a recording, in a locked need. */
export const setTypedText = (sql: Sql, { needId, title, description, byId, now }: Typed) =>
  sql
    .updateTable('needs')
    .set((row) => ({
      title,
      description,
      textTypedBy: byId,
      textTypedAt: now,
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', needId)
    .execute();

/** What was merged into one need is merged into another from now on. */
export const moveMerged = (sql: Sql, fromId: number, toId: number) =>
  sql.updateTable('needs').set({ mergedInto: toId }).where('mergedInto', '=', fromId).execute();

/** Notes that staff were told of clocks that ran out. */
export async function markOverdueTold(sql: Sql, needIds: readonly number[], now: Date): Promise<void> {
  if (needIds.length === 0) return;
  await sql.updateTable('needs').set({ overdueToldAt: now }).where('id', 'in', needIds).execute();
}

/** Empties names, phones, doors and free words of needs that ended before; gives them, with whether files hang on each. */
export async function forgetPeople(sql: Sql, before: Date, limit: number) {
  const due = sql
    .selectFrom('needs')
    .select('id')
    .where('privateCipher', 'is not', null)
    .where('endedAt', 'is not', null)
    .where('endedAt', '<', before)
    .orderBy('endedAt')
    .limit(limit);
  return sql
    .updateTable('needs')
    .set({
      privateCipher: null,
      requesterMobileHash: null,
      requesterMasked: '',
      description: raw`coalesce(public_text, '')`,
    })
    .where('id', 'in', due)
    .returning(['id', 'hasVoice', 'pictureCount'])
    .execute();
}
