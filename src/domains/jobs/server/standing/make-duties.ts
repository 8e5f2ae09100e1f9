import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { insertAssignments } from '../assign/assignments.store.ts';
import { insertJob, type JobRow, lockJob } from '../jobs.store.ts';
import { newJob } from '../new-job.ts';
import { type DueDuty, dutiesToMake, findDuty } from './duties.queries.ts';
import { standingNotices } from './standing-notices.ts';

const batch = 100;

/** Makes the duties of the coming two weeks, of one post or all; who has said no to one is not asked again. Gives whether there are more. */
export async function makeDuties(act: Act<Caller, never>, postId?: number): Promise<boolean> {
  const due = await dutiesToMake(act.sql, {
    now: act.now,
    ...(postId !== undefined && { postId }),
    limit: batch,
  });
  const posts = new Map<number, JobRow>();
  const made: { duty: DueDuty; post: JobRow }[] = [];
  for (const duty of due) {
    const post = posts.get(duty.postId) ?? (await lockJob(act.sql, duty.postId));
    if (!post || (post.status !== 'open' && post.status !== 'full')) continue;
    posts.set(post.id, post);
    if (await makeDuty(act, post, duty)) made.push({ duty, post });
  }
  const people = new Map(made.map((one) => [`${one.post.id} ${one.duty.volunteerId}`, one]));
  await notifyMany(
    act,
    [...people.values()].map(({ duty, post }) =>
      standingNotices.planned({ accountId: duty.volunteerId, post, startsAt: duty.startsAt }),
    ),
  );
  return due.length === batch;
}

/** Gives somebody their part in a duty, and makes the duty where there is none; false where they have one already, or the duty is over. */
async function makeDuty(act: Act<Caller, never>, post: JobRow, duty: DueDuty): Promise<boolean> {
  const { volunteerId, startsAt } = duty;
  const known = await findDuty(act.sql, duty);
  if (known && (known.status !== 'inProgress' || known.hasPart)) return false;
  const jobId = known?.id ?? (await insertDuty(act, post, duty));
  await insertAssignments(act.sql, [
    {
      id: act.newId(),
      jobId,
      volunteerId,
      status: 'accepted',
      offeredAt: act.now,
      answerDueAt: startsAt,
      answeredAt: act.now,
      inAt: null,
      outAt: null,
      minutes: null,
      fixReason: null,
      outcome: null,
      reportText: null,
      reportedAt: null,
      reason: null,
      endedAt: null,
      createdAt: act.now,
      updatedAt: act.now,
    },
  ]);
  return true;
}

type Span = Pick<DueDuty, 'slotId' | 'startsAt' | 'endsAt'>;

async function insertDuty(
  act: Act<Caller, never>,
  post: JobRow,
  { slotId, startsAt, endsAt }: Span,
): Promise<number> {
  const { title, content, category, organisationId, area, address, riskNotice, teamId } = post;
  const job = await newJob(act, {
    kind: 'standing',
    status: 'inProgress',
    title,
    content,
    category,
    organisationId,
    area,
    address,
    riskNotice,
    teamId,
    parentJobId: post.id,
    slotId,
    planStart: startsAt,
    planEnd: endsAt,
    visitStart: startsAt,
    visitEnd: endsAt,
    visitStatus: 'agreed',
    peopleNeeded: 1,
    contactedAt: act.now,
  });
  await insertJob(act.sql, job, { byKind: 'system', byId: null, reason: null });
  return job.id;
}
