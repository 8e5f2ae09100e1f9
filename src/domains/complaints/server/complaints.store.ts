import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type {
  ComplaintDraftsTable,
  ComplaintsTable,
  ComplaintStepsTable,
} from '#database/tables/complaints.ts';
import type { Sql } from '#database/transaction.ts';
import type { ComplaintStep } from '../contract/complaints.words.ts';

/** What one account or number complains of is judged one after the other until the transaction ends. */
export const lockComplainant = (sql: Sql, hash: string) =>
  raw`select pg_advisory_xact_lock(hashtextextended(${`complaint:${hash}`}, 0))`.execute(sql);

/** The next serial of a complaint's number. */
export async function nextComplaintSerial(sql: Sql): Promise<number> {
  const { rows } = await raw<{ serial: number }>`select nextval('complaint_serials') as serial`.execute(sql);
  return Number(rows[0]?.serial ?? 0);
}

/** Keeps a complaint with its first step; false where the same was kept before. */
export async function insertComplaint(sql: Sql, row: Insertable<ComplaintsTable>): Promise<boolean> {
  const kept = await sql
    .insertInto('complaints')
    .values(row)
    .onConflict((conflict) => conflict.constraint('complaints_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) return false;
  await insertStep(sql, {
    complaintId: row.id,
    step: 'submitted',
    at: row.submittedAt as Date,
    byKind: 'complainant',
    byId: null,
  });
  return true;
}

export const insertStep = (sql: Sql, step: Insertable<ComplaintStepsTable>) =>
  sql.insertInto('complaintSteps').values(step).execute();

/** One complaint, its row locked until the transaction ends. */
export const lockComplaint = (sql: Sql, complaintId: number) =>
  sql.selectFrom('complaints').selectAll().where('id', '=', complaintId).forUpdate().executeTakeFirst();
export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof lockComplaint>>>;

/** Keeps a draft of a locked complaint, one for each member of staff. */
export const saveDraft = (sql: Sql, draft: Insertable<ComplaintDraftsTable>) => {
  const { answer, partyNote, savedAt } = draft;
  return sql
    .insertInto('complaintDrafts')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['complaintId', 'accountId']).doUpdateSet({ answer, partyNote, savedAt }),
    )
    .execute();
};

type Change = {
  complaintId: number;
  now: Date;
  step: ComplaintStep;
  /** The member of staff; null for the complainant, of whom nothing is kept. */
  byId: number | null;
  note?: string;
  change?: Updateable<ComplaintsTable>;
};

/** Changes a locked complaint and notes the step; with its clock its drafts end. */
export async function moveComplaint(
  sql: Sql,
  { complaintId, now, step, byId, note = '', change }: Change,
): Promise<void> {
  // Answered or taken back: nobody writes on.
  if (change?.dueAt === null)
    await sql.deleteFrom('complaintDrafts').where('complaintId', '=', complaintId).execute();
  await sql
    .updateTable('complaints')
    .set((row) => ({ ...change, updatedAt: now, version: row('version', '+', 1) }))
    .where('id', '=', complaintId)
    .execute();
  const byKind = byId === null ? 'complainant' : 'staff';
  await insertStep(sql, { complaintId, step, at: now, byKind, byId, note });
}

/** Notes that staff were told of clocks that ran out. */
export async function markComplaintsTold(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  await sql.updateTable('complaints').set({ overdueToldAt: now }).where('id', 'in', ids).execute();
}
