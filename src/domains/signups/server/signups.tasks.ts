import { changeWaiting, freePlaces } from '#domains/activities/server/index.ts';
import { undecidedSignUpStates } from '#domains/site/contract/states.words.ts';
import { notifyMany } from '#domains/messages/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import { forgetCompanions } from './sign-up/companions.store.ts';
import { followCovers } from './covers/covers.tasks.ts';
import { expireCreditEvents } from './credit/credit.store.ts';
import { askAgain } from './reconfirm/ask-again.ts';
import { tellSilence } from './reconfirm/tell-silence.ts';
import { offerFreePlaces } from './waitlist/offer-free-places.ts';
import { signUpNotices, undecidedNotice } from './signups.notices.ts';
import type { SignUpRow } from './signups.queries.ts';
import { nextShiftToServe } from './signups.queries.ts';
import { changeSignUp, lockShifts, lockVolunteers, releaseHold } from './signups.store.ts';
import {
  dueReminders,
  expiredOffers,
  overdueApplications,
  signUpsById,
  undecidedAtStart,
} from './tasks.queries.ts';

const batch = 100;

/** Locks the people and shifts of some rows in the room's order and reads the rows again. */
async function lockRows(act: Act, due: readonly { id: number; volunteerId: number; shiftId: number }[]) {
  await lockVolunteers(
    act.sql,
    due.map((row) => row.volunteerId),
  );
  await lockShifts(
    act.sql,
    due.map((row) => row.shiftId),
  );
  return signUpsById(
    act.sql,
    due.map((row) => row.id),
  );
}

/** Offers whose time is over: the person goes to the tail of the queue, the place to the next. */
async function expireOffers(act: Act): Promise<boolean> {
  const due = await expiredOffers(act.sql, act.now, batch);
  if (due.length === 0) return false;
  const rows = await lockRows(act, due);
  const expired: SignUpRow[] = [];
  for (const row of rows) {
    if (row.state !== 'offered' || !row.offerExpiresAt || row.offerExpiresAt > act.now) continue;
    const change = { status: 'waitlisted' as const, queuedAt: act.now, offerExpiresAt: null, now: act.now };
    await changeSignUp(act.sql, { id: row.id, from: 'offered' }, change);
    await freePlaces(act.sql, row.shiftId, row.partySize);
    await changeWaiting(act.sql, row.shiftId, 1);
    await act.audit({ action: 'expireOffer', targetType: 'signUp', targetId: row.id });
    expired.push(row);
  }
  await notifyMany(act, expired.map(signUpNotices.offerExpired));
  return due.length === batch;
}

const undecided: readonly string[] = undecidedSignUpStates;

/** What nobody decided or offered before the shift began ends without consequence for the volunteer. */
async function lapseUndecided(act: Act): Promise<boolean> {
  const due = await undecidedAtStart(act.sql, act.now, batch);
  if (due.length === 0) return false;
  const rows = await lockRows(act, due);
  const lapsed = rows.filter((row) => undecided.includes(row.state));
  for (const row of lapsed) {
    const change = { status: 'lapsed' as const, offerExpiresAt: null, now: act.now };
    await changeSignUp(act.sql, { id: row.id, from: row.state }, change);
    await releaseHold(act.sql, row);
    await act.audit({
      action: 'lapseSignUp',
      targetType: 'signUp',
      targetId: row.id,
      detail: { from: row.state },
    });
  }
  await notifyMany(
    act,
    lapsed.map((row) => signUpNotices.lapsed(row, row.state === 'pending')),
  );
  return due.length === batch;
}

/**
 * Goes round the shifts that have both free places and people waiting, one shift a step: places that came free at night,
 * after an expiry or by more capacity, and queues whose head was busy. The mark only spreads the work; losing it is harmless.
 */
function createOfferTask(): BackgroundTask['run'] {
  const start = { startsAt: new Date(0), shiftId: 0 };
  let mark = start;
  return async (act) => {
    const after = mark.startsAt < act.now ? { startsAt: act.now, shiftId: 0 } : mark;
    const next = await nextShiftToServe(act.sql, after);
    mark = next ?? start;
    if (next) await offerFreePlaces(act, next.shiftId);
    return next !== undefined;
  };
}

/** Reminds confirmed people a day and two hours before; the message's key keeps it to once. */
async function remind(act: Act): Promise<boolean> {
  const dayAhead = await dueReminders(act.sql, {
    now: act.now,
    hours: 24,
    toleranceMinutes: 120,
    limit: batch,
  });
  const soon = await dueReminders(act.sql, { now: act.now, hours: 2, toleranceMinutes: 60, limit: batch });
  await notifyMany(act, [
    ...dayAhead.map((row) => signUpNotices.remind(row, row.id, 24)),
    ...soon.map((row) => signUpNotices.remind(row, row.id, 2)),
  ]);
  return dayAhead.length === batch || soon.length === batch;
}

/** Reminds teams of applications that have waited for more than twelve hours, once a day for each activity. */
async function remindTeams(act: Act): Promise<void> {
  const day = toDay(act.now);
  const waitedSince = new Date(act.now.getTime() - 12 * 60 * minuteMs);
  const rows = await overdueApplications(act.sql, { now: act.now, waitedSince, day, limit: batch });
  await notifyMany(
    act,
    rows.map((row) => undecidedNotice({ ...row, day })),
  );
}

/** Marks credit events whose time is over; they stopped counting at that instant already. */
async function expireCredit(act: Act): Promise<boolean> {
  return (await expireCreditEvents(act.sql, act.now, batch)) === batch;
}

/** Who somebody brought along is nobody's business once questions about the day are over (PIPL 19). */
const forgetNames = forgetting({
  name: 'signups.forgetCompanions',
  label: '隐去往年同行人的姓名',
  rule: { what: '同行人的姓名和年龄', days: 365, since: '场次结束', ending: '隐去姓名，人数不变' },
  batch,
  told: { action: 'forgetCompanions', targetType: 'signUp' },
  forget: forgetCompanions,
});

/** What moves by the clock in this room. */
export const signUpsTasks: BackgroundTask[] = [
  { name: 'signups.expireOffers', label: '候补名额到期', everyMs: 15_000, run: expireOffers },
  { name: 'signups.offerFreePlaces', label: '递补空出的名额', everyMs: 10_000, run: createOfferTask() },
  { name: 'signups.askAgain', label: '变更后再次确认', everyMs: 5_000, run: askAgain },
  { name: 'signups.tellSilence', label: '提醒未确认变更', everyMs: minuteMs, run: tellSilence },
  { name: 'signups.followCovers', label: '跟进替班', everyMs: minuteMs, run: followCovers },
  { name: 'signups.lapseUndecided', label: '报名逾期未处理', everyMs: 30_000, run: lapseUndecided },
  { name: 'signups.remind', label: '提醒参加活动', everyMs: 5 * minuteMs, run: remind },
  { name: 'signups.remindTeams', label: '提醒队伍审核报名', everyMs: 60 * minuteMs, run: remindTeams },
  forgetNames,
  { name: 'signups.expireCredit', label: '信用记录到期', everyMs: 60 * minuteMs, run: expireCredit },
];
