import type { Database } from '#database/connection.ts';
import { plainPost } from '#domains/activities/contract/posts.words.ts';
import { hourLimits } from '#domains/hours/contract/hours.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import type { Making } from './load-makeups.ts';

type Entering = Making & {
  activityId: number;
  shiftId: number;
  at: Date;
  acceptedAt: Date;
  publicityEndsAt: Date;
};

/** An entry for everybody of a past activity: asked, or of what is settled long in force. */
export async function giveHours(database: Database, city: City, entering: Entering): Promise<void> {
  const { form, people, at, text } = entering;
  const isSettled = text.stage === 'settled';
  const hours = people.map((volunteerId) => hourOf(city, entering, volunteerId));
  await bulkInsert(database, 'serviceHours', hours);
  const dueAt = plus(at, hourLimits.answerDays * dayMs);
  await bulkInsert(
    database,
    'hourEntries',
    hours.map(({ id }, place) => {
      // The first of those who are asked still owes an answer.
      const isAnswered = isSettled || place > 0;
      return {
        hourId: id,
        witnessName: form.witnessName,
        witnessMobileTail: form.witnessMobileTail,
        answer: isAnswered ? 'confirmed' : dueAt <= city.now ? 'silent' : 'waiting',
        answerReason: null,
        answerDueAt: toInstant(dueAt),
        answeredAt: isAnswered ? toInstant(plus(at, hourMs / 2)) : null,
      };
    }),
  );
}

function hourOf(
  city: City,
  { form, span, text, team, activityId, shiftId, at, acceptedAt, publicityEndsAt }: Entering,
  volunteerId: number,
) {
  const isSettled = text.stage === 'settled';
  const atOnce = (instant: Date): string | null => (isSettled ? toInstant(instant) : null);
  const id = city.idAt(at);
  return {
    id,
    hourNo: `SJ${id}`,
    volunteerId,
    teamId: team.teamId,
    activityId,
    shiftId,
    participationId: null,
    activityTitle: text.title,
    place: text.placeName,
    postName: plainPost,
    serviceOn: form.day,
    startsAt: toInstant(span.startsAt),
    endsAt: toInstant(span.endsAt),
    calculatedMinutes: 0,
    minutes: Math.floor((span.endsAt.getTime() - span.startsAt.getTime()) / minuteMs),
    source: 'teamEntry',
    evidenceGrade: 'D',
    status: isSettled ? 'effective' : 'submitted',
    reason: `补录活动：${text.reason}`,
    enteredBy: team.accountId,
    confirmedBy: null,
    approvedBy: isSettled ? city.reviewerId : null,
    decidedAt: atOnce(acceptedAt),
    publicityStartsAt: atOnce(acceptedAt),
    publicityEndsAt: atOnce(publicityEndsAt),
    effectiveAt: atOnce(publicityEndsAt),
    createdAt: toInstant(at),
    updatedAt: toInstant(isSettled ? publicityEndsAt : at),
  };
}
