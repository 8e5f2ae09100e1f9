import type { Insertable } from 'kysely';
import type { JobsTable } from '#database/tables/jobs.ts';
import type { Sql } from '#database/transaction.ts';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildNeed, type NeedWish } from '#domains/needs/testing/needs.builders.ts';
import type { NeedRow } from '#domains/needs/server/index.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { testId } from '#testing/test-act.ts';
import { insertDispatch, insertJob } from '../server/jobs.store.ts';
import { jobOfNeed } from '../server/new-job.ts';

export type JobWish = Partial<Insertable<JobsTable>> & { now?: Date; need?: NeedWish };

const rowOf = (sql: Sql, needId: number): Promise<NeedRow> =>
  sql.selectFrom('needs').selectAll().where('id', '=', needId).executeTakeFirstOrThrow();

const needStatusOf: Partial<Record<JobsTable['status'], NeedRow['status']>> = {
  issued: 'dispatched',
  accepted: 'accepted',
  assigning: 'accepted',
  inProgress: 'inService',
  submitted: 'toRate',
  done: 'closed',
};
const isOut = (status: JobsTable['status']): boolean =>
  ['accepted', 'assigning', 'inProgress', 'submitted', 'done'].includes(status);

/** A job of a need that was assigned to one team and waits for its answer, unless told; with its dispatch. */
export async function buildJob(sql: Sql, { now = new Date(), need: needWish, ...wish }: JobWish = {}) {
  const teamId = wish.teamId ?? (await buildTeam(sql)).teamId;
  const status = wish.status ?? 'issued';
  const needStatus = needStatusOf[status] ?? 'toDispatch';
  const built = await buildNeed(sql, {
    now,
    status: needStatus,
    ...(needStatus === 'closed' ? { endedAt: now } : {}),
    ...needWish,
  });
  const need = await rowOf(sql, built.needId);
  const { accountId } = await buildStaff(sql);
  const dispatchId = testId();
  const dueAt = new Date(now.getTime() + dayMs);
  const isOver = needStatus !== 'dispatched';
  await insertDispatch(sql, {
    id: dispatchId,
    needId: need.id,
    mode: 'assign',
    ranked: '[]',
    leftOut: '[]',
    choiceReason: null,
    byId: accountId,
    at: now,
    dueAt,
    endedAt: isOver ? now : null,
    outcome: isOver ? (isOut(status) ? 'taken' : 'refused') : null,
  });
  const job = {
    ...(await jobOfNeed({ sql, now, newId: testId }, need)),
    dispatchId,
    teamId,
    status,
    acceptDueAt: dueAt,
    ...(isOut(status)
      ? {
          answeredAt: now,
          contactDueAt: new Date(now.getTime() + 2 * dayMs),
          finishDueAt: new Date(now.getTime() + 21 * dayMs),
        }
      : {}),
    ...(status === 'submitted' || status === 'done'
      ? { resultCode: 'solved' as const, resultText: '灯换好了。', submittedAt: now }
      : {}),
    ...(['done', 'declined', 'expired', 'withdrawn'].includes(status) ? { endedAt: now } : {}),
    score: 88,
    scoreParts: JSON.stringify([{ factor: 'category', points: 35, most: 35, why: '环保是主类别' }]),
    ...wish,
  };
  await insertJob(sql, job, { byKind: 'staff', byId: accountId, reason: null });
  return { ...built, jobId: job.id, jobNo: job.jobNo, teamId, dispatchId, dispatcherId: accountId };
}

/** A need that stands in the pool for another day. */
export async function buildPoolNeed(sql: Sql, { now = new Date(), ...wish }: NeedWish = {}) {
  const built = await buildNeed(sql, { now, status: 'openPool', ...wish });
  const { accountId } = await buildStaff(sql);
  await insertDispatch(sql, {
    id: testId(),
    needId: built.needId,
    mode: 'pool',
    ranked: '[]',
    leftOut: '[]',
    choiceReason: null,
    byId: accountId,
    at: now,
    dueAt: new Date(now.getTime() + 24 * hourMs),
    endedAt: null,
    outcome: null,
  });
  return { ...built, dispatcherId: accountId };
}
