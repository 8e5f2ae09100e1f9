import { notify, notifyMany } from '#domains/messages/server/index.ts';
import { changeWaiting, takePlaces } from '#domains/activities/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { findPerson } from '../lists/person.queries.ts';
import { findShiftScene, type SignUpScene } from '../lists/scene.queries.ts';
import { asksForRecord } from '../post.rules.ts';
import { signUpNotices } from '../signups.notices.ts';
import { nextInQueue } from '../signups.queries.ts';
import { isReviewed, judgePerson } from '../signups.rules.ts';
import { changeSignUp, lockFreeVolunteers } from '../signups.store.ts';
import { tellOffered } from './tell-offered.ts';
import { freePlaceRule, offerEndsAt } from './waitlist.rules.ts';

/** People of a queue looked at in one go; whoever stands further back is looked at by the next run. */
const lookAhead = 50;

type Waiting = Awaited<ReturnType<typeof nextInQueue>>[number];
type Serving = { scene: SignUpScene; rule: 'confirm' | 'offer' };

/**
 * Gives the free places of a shift to the first people in its queue who may have them now (domain.md 2.2): confirmed at
 * once, or offered for a time. Waits for nobody: at a person whom another transaction holds it stops, and the background
 * task goes on, so that turns are kept.
 */
export async function offerFreePlaces(act: Act, shiftId: number): Promise<number> {
  const scene = await findShiftScene(act.sql, shiftId);
  if (!scene) return 0;
  const { activity, shift } = scene;
  const freeCount = shift.capacity - shift.takenCount;
  if (activity.status !== 'published' || shift.status !== 'open') return 0;
  if (freeCount <= 0 || shift.waitCount === 0) return 0;
  const rule = freePlaceRule(activity.waitlistMode, shift.startsAt, act.now);
  if (rule === 'leave' || rule === 'wait') return 0;
  const vettedOnly = isReviewed(activity);
  const queue = await nextInQueue(act.sql, {
    shiftId,
    vettedOnly: vettedOnly && rule !== 'openPool',
    limit: lookAhead,
  });
  if (queue.length === 0) return 0;
  if (rule === 'openPool') return tellOpenPool(act, scene, queue);
  return serve(act, { scene, rule }, { queue, freeCount });
}

async function serve(
  act: Act,
  serving: Serving,
  { queue, freeCount }: { queue: readonly Waiting[]; freeCount: number },
): Promise<number> {
  const mine = await lockFreeVolunteers(
    act.sql,
    queue.map((row) => row.volunteerId),
  );
  let servedCount = 0;
  let placesLeft = freeCount;
  for (const row of queue) {
    if (placesLeft <= 0 || !mine.has(row.volunteerId)) break;
    // Too many come together for what is free: it goes to the next who fit, rather than stay empty.
    if (row.partySize > placesLeft || !(await isEligibleNow(act, serving.scene, row))) continue;
    if (
      !(await takePlaces(act.sql, {
        shiftId: serving.scene.shift.shiftId,
        now: act.now,
        count: row.partySize,
      }))
    )
      break;
    await give(act, serving, row);
    placesLeft -= row.partySize;
    servedCount += 1;
  }
  return servedCount;
}

/** Overlap, conditions and credit are looked at again at the moment of the offer. */
async function isEligibleNow(act: Act, scene: SignUpScene, row: Waiting): Promise<boolean> {
  const person = await findPerson(act.sql, {
    volunteerId: row.volunteerId,
    now: act.now,
    needsRecord: asksForRecord(scene.activity),
    span: scene.shift,
  });
  if (!person) return false;
  const commitments = person.held.filter((other) => other.signUpId !== row.id);
  const viewer = { kind: 'volunteer' as const, person: person.facts, commitments };
  const reasons = judgePerson({ ...scene, viewer }, act.now);
  if (reasons.some((reason) => reason.severity === 'block')) return false;
  return row.decidedAt !== null || !reasons.some((reason) => reason.code === 'creditReview');
}

async function give(act: Act, { scene, rule }: Serving, row: Waiting): Promise<void> {
  const { activity, shift } = scene;
  const about = { ...activity, ...shift, volunteerId: row.volunteerId };
  const signUp = { id: row.id, from: 'waitlisted' as const };
  if (rule === 'confirm') {
    await changeSignUp(act.sql, signUp, {
      status: 'confirmed',
      source: 'waitlist',
      decidedAt: act.now,
      now: act.now,
    });
    await notify(act, signUpNotices.promoted(about));
  } else {
    const offerExpiresAt = offerEndsAt(shift.startsAt, act.now);
    await changeSignUp(act.sql, signUp, {
      status: 'offered',
      source: 'waitlist',
      offerExpiresAt,
      now: act.now,
    });
    await tellOffered(act, { ...about, signUpId: row.id }, offerExpiresAt);
  }
  await changeWaiting(act.sql, shift.shiftId, -1);
  await act.audit({
    action: rule === 'confirm' ? 'promoteWaiting' : 'offerPlace',
    targetType: 'signUp',
    targetId: row.id,
    detail: { shiftId: shift.shiftId },
  });
}

async function tellOpenPool(act: Act, scene: SignUpScene, queue: readonly Waiting[]): Promise<number> {
  const about = { ...scene.activity, ...scene.shift };
  await notifyMany(
    act,
    queue.map((row) => signUpNotices.openPool({ ...about, volunteerId: row.volunteerId }, about.shiftId)),
  );
  return 0;
}
