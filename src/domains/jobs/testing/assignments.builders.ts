import type { Insertable } from 'kysely';
import type { JobAssignmentsTable } from '#database/tables/jobs.ts';
import type { Sql } from '#database/transaction.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { testId } from '#testing/test-act.ts';
import { insertAssignments } from '../server/assign/assignments.store.ts';

type AssignmentWish = Partial<Insertable<JobAssignmentsTable>> & {
  jobId: number;
  volunteerId: number;
  now?: Date;
};

const endedStates: readonly string[] = ['declined', 'expired', 'handedBack', 'withdrawn'];

/** Somebody's part in a job, asked and not answered unless told; one that works has checked in now. */
export async function buildAssignment(
  sql: Sql,
  { now = new Date(), ...wish }: AssignmentWish,
): Promise<number> {
  const status = wish.status ?? 'offered';
  const isThere = status === 'working' || status === 'reported';
  const id = testId();
  await insertAssignments(sql, [
    {
      id,
      status,
      offeredAt: now,
      answerDueAt: new Date(now.getTime() + 12 * hourMs),
      answeredAt: status === 'offered' || status === 'expired' ? null : now,
      inAt: isThere ? now : null,
      outAt: status === 'reported' ? now : null,
      minutes: status === 'reported' ? 0 : null,
      fixReason: null,
      outcome: status === 'reported' ? 'done' : null,
      reportText: status === 'reported' ? '灯换好了。' : null,
      reportedAt: status === 'reported' ? now : null,
      reason: null,
      endedAt: endedStates.includes(status) ? now : null,
      createdAt: now,
      updatedAt: now,
      ...wish,
    },
  ]);
  return id;
}
