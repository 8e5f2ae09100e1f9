import type { Answer } from '#domains/activities/contract/questions.contract.ts';
import { isVisibleStatus } from '#domains/activities/contract/activities.words.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { Companion } from '../../contract/companions.contract.ts';
import type { MySignUpDetail } from '../../contract/my-signups.contract.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { cancelCodes } from '../../contract/signups.words.ts';
import { consequenceOf } from '../cancel/cancel-consequence.ts';
import { activeCredit } from '../credit/credit.queries.ts';
import { type Question, questionsOf } from '../reconfirm/reconfirm.queries.ts';
import { reconfirmState } from '../reconfirm/reconfirm.rules.ts';
import { mayChangeCompanions, mostToBring } from '../sign-up/companions.rules.ts';
import { coverOf } from '../signups.views.ts';
import { viewOfMine } from './list-my-sign-ups.ts';
import { activityPageRow, type MineRow, minesInActivity } from './mine.queries.ts';

/** One activity with the caller's sign-ups in it and what cancelling each would mean. @throws NotFound */
export const getMySignUp: UseCase<typeof contract.getMySignUp> = async (act, request) => {
  const { volunteerId } = act.caller;
  const [activity, rows, credit] = await Promise.all([
    activityPageRow(act.sql, request.id),
    minesInActivity(act.sql, { volunteerId, activityId: request.id }, act.now),
    activeCredit(act.sql, volunteerId, act.now),
  ]);
  if (!activity || (rows.length === 0 && !isVisibleStatus(activity.status))) {
    throw new NotFound('没有找到这个活动');
  }
  const questions = await questionsOf(
    act.sql,
    rows
      .filter(({ state }) => state === 'confirmed' || state === 'cancelled')
      .map(({ signUpId }) => signUpId),
  );
  const { isContactPublic, contactPhone, ...shown } = activity;
  const maySeePhone = isContactPublic || rows.some((row) => row.state === 'confirmed');
  return {
    ...shown,
    category: activity.category as CategoryKey,
    cover: coverOf(activity.cover),
    contactPhone: maySeePhone ? contactPhone : null,
    signUps: rows.map((row) => ({
      ...detailOf(row, credit.points, act.now),
      question: questionView(row, questions.get(row.signUpId), act.now),
    })),
  };
};

/** How many may come along; null where none may, or none may be changed any more. */
function companionsMost(row: MineRow, now: Date): number | null {
  const { state, attendance, activityStatus, signUpClosesAt, companionsMax } = row;
  const isOpen = mayChangeCompanions(
    {
      signUp: { state, hasAttended: attendance !== null },
      activity: { status: activityStatus, signUpClosesAt },
      shift: { ...row, status: row.shiftStatus },
    },
    now,
  );
  const most = mostToBring(companionsMax, row.partySize - 1);
  return isOpen && most > 0 ? most : null;
}

function questionView(row: MineRow, question: Question | undefined, now: Date): MySignUpDetail['question'] {
  if (!question) return null;
  const isHeld = row.state === 'confirmed' && row.attendance === null && row.startsAt > now;
  return {
    state: reconfirmState(question, now),
    isOpen: isHeld && question.answer === null && row.activityStatus === 'published',
    expiresAt: toInstant(question.expiresAt),
    differences: question.differences,
  };
}

function detailOf(row: MineRow, pointsNow: number, now: Date): Omit<MySignUpDetail, 'question'> {
  const consequence = consequenceOf({ ...row, hasAttended: row.attendance !== null }, pointsNow, now);
  return {
    ...viewOfMine(row, now),
    note: row.note,
    answers: row.answers as Answer[],
    companions: row.companions as Companion[],
    companionsMost: companionsMost(row, now),
    createdAt: toInstant(row.createdAt),
    decidedAt: toInstantOrNull(row.decidedAt),
    closesAt: toInstantOrNull(row.closesAt),
    cancelledAt: toInstantOrNull(row.cancelledAt),
    cancelLabel: row.cancelCode && cancelCodes[row.cancelCode],
    isLateCancel: row.isLateCancel,
    checkedInAt: toInstantOrNull(row.checkedInAt),
    checkedOutAt: toInstantOrNull(row.checkedOutAt),
    consequence: 'refusal' in consequence ? null : consequence,
  };
}
