import { notify, notifyMany } from '#domains/messages/server/index.ts';
import { staffHolding } from '#domains/roles/server/index.ts';
import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { DispatchesTable } from '#database/tables/jobs.ts';
import type { endReasonLabels } from '../contract/jobs.words.ts';
import { endPartsOfJobs } from './assign/end-assignments.ts';
import { jobNotices } from './job-notices.ts';
import { lastDispatcher, teamAccounts } from './jobs.queries.ts';
import type { JobMover } from './jobs.rules.ts';
import { endDispatch, type JobRow, lockLiveJobs, moveJob } from './jobs.store.ts';

type Acting = Act<Caller, never>;
export const callerId = ({ caller }: Pick<Act, 'caller'>): number | null =>
  caller.kind === 'anonymous' ? null : caller.accountId;

type Ending = {
  by: JobMover;
  reason: keyof typeof endReasonLabels;
  /** What the teams are told, in a sentence. */
  why: string;
  note?: string;
};

/** Ends these live jobs without their teams' doing, and tells the teams. */
export async function endJobs(act: Acting, jobs: readonly JobRow[], { by, reason, why, note = '' }: Ending) {
  for (const job of jobs)
    await moveJob(act.sql, job, {
      to: 'withdrawn',
      by,
      byId: by === 'system' ? null : callerId(act),
      now: act.now,
      reason,
      note,
    });
  await endPartsOfJobs(act, jobs, { by, reason: 'jobOver', why });
  const teams = await teamAccounts(
    act.sql,
    jobs.flatMap(({ teamId }) => teamId ?? []),
  );
  await notifyMany(
    act,
    jobs.flatMap((job) =>
      teams
        .filter(({ teamId }) => teamId === job.teamId)
        .map(({ accountId }) => jobNotices.ended({ accountId, job, why: whyOf(job, why) })),
    ),
  );
}

/** An activity that was made of the job is the team's own: whether it is still held, the team decides. */
const whyOf = ({ activityId }: JobRow, why: string): string =>
  activityId === null ? why : `${why}由它转成的活动还在你们名下，还办不办由你们定。`;

/** Everything that lives of a need ends; the need's own state is the caller's matter. */
export async function endAllOfNeed(
  act: Acting,
  needId: number,
  { outcome, ...ending }: Ending & { outcome: NonNullable<DispatchesTable['outcome']> },
): Promise<JobRow[]> {
  const live = await lockLiveJobs(act.sql, needId);
  await endJobs(act, live, ending);
  await endDispatch(act.sql, needId, { outcome, now: act.now });
  return live;
}

/** Brings a need back to the desk and tells who dispatched it, or whoever can when that is nobody. */
export async function backToDesk(
  act: Acting,
  needs: NeedWork,
  {
    need,
    by,
    why,
    tellsRequester = false,
  }: { need: NeedRow; by: 'team' | 'system' | 'staff'; why: string; tellsRequester?: boolean },
): Promise<void> {
  await needs.move(act, need, {
    to: 'toDispatch',
    by,
    ...(tellsRequester ? { news: { news: 'reopened' } } : {}),
  });
  if (by === 'staff') return;
  const last = await lastDispatcher(act.sql, need.id);
  const about = { needId: need.id, title: need.title, why, at: act.now };
  if (last) await notify(act, jobNotices.backAtDesk({ ...about, accountId: last.byId }));
  else {
    const staff = await staffHolding(act.sql, 'needs.dispatch');
    await notifyMany(
      act,
      staff
        .filter(({ reaches }) => reaches(null))
        .map(({ accountId }) => jobNotices.backAtDesk({ ...about, accountId })),
    );
  }
}

/** A team that was asked is out; when nobody else is asked any more, the need goes back to the desk. */
export async function afterNo(
  act: Acting,
  needs: NeedWork,
  {
    need,
    by,
    why,
    outcome = by === 'team' ? 'refused' : 'lapsed',
  }: {
    need: NeedRow;
    by: 'team' | 'system';
    why: string;
    outcome?: NonNullable<DispatchesTable['outcome']>;
  },
): Promise<void> {
  if (need.status !== 'dispatched') return;
  const stillAsked = await lockLiveJobs(act.sql, need.id);
  if (stillAsked.length > 0) return;
  await endDispatch(act.sql, need.id, { outcome, now: act.now });
  await backToDesk(act, needs, { need, by, why });
}
