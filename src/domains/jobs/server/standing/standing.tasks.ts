import { notify } from '#domains/messages/server/index.ts';
import { dayMs, hourMs, minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { visitWindow } from '../../contract/assignments.words.ts';
import { postLimits } from '../../contract/standing.words.ts';
import { lockLiveAssignments, moveAssignment } from '../assign/assignments.store.ts';
import { lockJob, moveJob } from '../jobs.store.ts';
import { callOffDuties } from './call-off-duties.ts';
import { dutiesOver, postsOver, trialsDone } from './duties.queries.ts';
import { makeDuties } from './make-duties.ts';
import { standingNotices } from './standing-notices.ts';
import { lockPeopleOfPost, lockPostPerson, movePostPerson } from './standing.store.ts';

const batch = 50;

/**
 * Settles duties whose time is over: who never came is noted as missed, who left no time behind has none, what was done stands, and
 * the duty is done without a report of the team, so that its hours are computed.
 */
async function settleDuties(act: Act): Promise<boolean> {
  const ended = new Date(act.now.getTime() - visitWindow.afterHours * hourMs);
  const settled = new Date(act.now.getTime() - postLimits.settleDays * dayMs);
  const over = await dutiesOver(act.sql, { ended, settled, limit: batch });
  for (const { id } of over) {
    const duty = await lockJob(act.sql, id);
    if (duty?.status !== 'inProgress') continue;
    for (const part of await lockLiveAssignments(act.sql, [id]))
      await moveAssignment(act.sql, part, {
        to: 'withdrawn',
        by: 'system',
        now: act.now,
        change: {
          reason: part.inAt ? 'jobOver' : 'missed',
          ...(part.inAt && !part.outAt && { outAt: part.inAt, minutes: 0 }),
        },
      });
    const done = { resultCode: 'solved' as const, resultText: '值守结束', submittedAt: act.now };
    const by = { by: 'system' as const, byId: null, now: act.now };
    await moveJob(act.sql, duty, { ...by, to: 'submitted', change: done });
    await moveJob(act.sql, { ...duty, status: 'submitted' }, { ...by, to: 'done' });
    await act.audit({ action: 'settleDuty', targetType: 'job', targetId: id, detail: { to: 'done' } });
  }
  return over.length === batch;
}

/** Ends posts whose year is over, and keeps whoever has done their trial. */
async function movePosts(act: Act): Promise<boolean> {
  const over = await postsOver(act.sql, act.now, batch);
  for (const { id } of over) {
    const post = await lockJob(act.sql, id);
    if (!post || post.status === 'ended') continue;
    await moveJob(act.sql, post, { to: 'ended', by: 'system', byId: null, now: act.now });
    await callOffDuties(act, {
      postId: id,
      from: act.now,
      by: 'system',
      byId: null,
      why: '岗位开满一年，已经结束。',
    });
    for (const person of await lockPeopleOfPost(act.sql, id))
      await movePostPerson(act.sql, person, { to: 'ended', by: 'system', now: act.now });
    await act.audit({
      action: 'endPost',
      targetType: 'job',
      targetId: id,
      detail: { from: post.status, to: 'ended' },
    });
  }
  const trials = await trialsDone(act.sql, batch);
  for (const { id, postId, title, accountId } of trials) {
    const person = await lockPostPerson(act.sql, id);
    if (person?.status !== 'trial') continue;
    await movePostPerson(act.sql, person, { to: 'regular', by: 'system', now: act.now });
    await notify(act, standingNotices.regular({ accountId, post: { id: postId, title } }));
    await act.audit({
      action: 'keepPostPerson',
      targetType: 'job',
      targetId: postId,
      detail: { volunteerId: person.volunteerId, from: 'trial', to: 'regular' },
    });
  }
  return over.length === batch || trials.length === batch;
}

/** What moves by the clock for standing posts. */
export const standingTasks: BackgroundTask[] = [
  { name: 'jobs.makeDuties', label: '排岗位值守', everyMs: minuteMs, run: (act) => makeDuties(act) },
  { name: 'jobs.settleDuties', label: '结束岗位值守', everyMs: minuteMs, run: settleDuties },
  { name: 'jobs.movePosts', label: '岗位到期和转正', everyMs: 10 * minuteMs, run: movePosts },
];
