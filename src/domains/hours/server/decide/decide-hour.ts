import { awaitedWord } from '#domains/attendance/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hours.contract.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { hourLimits, type HourRefusal } from '../../contract/hours.words.ts';
import { conflictsOf, giveBack } from '../entries/conflicts.ts';
import { adjustedRecords } from '../corrections/corrections.queries.ts';
import { endCorrection } from '../corrections/corrections.store.ts';
import { lateClaims } from '../claims/late-claims.queries.ts';
import { entriesOf } from '../entries/entries.queries.ts';
import { evidenceOf } from '../entries/evidence.queries.ts';
import { awaitingMaterial } from '../material/material.queries.ts';
import { changeHours, lockForDecision, type lockHour } from '../hours.store.ts';
import { recordWords } from '../record-words.ts';
import { contestedHour } from './contested-hour.ts';
import { wasFirstLook } from './first-look.ts';
import { type HourVerdict, judgeDecide } from './decide.rules.ts';
import { decidedLately } from './samples.queries.ts';

type Verdict = {
  verdict: HourVerdict;
  reason?: string | undefined;
  /** Several at once: what wants a look of its own is left out. */
  isBatch?: boolean;
};

type Hour = NonNullable<Awaited<ReturnType<typeof lockHour>>>;

/** The second person's decision on one submitted record or objection, inside the decider's data scope; more than `decidedUnseen` a minute go through `decideHours`. */
export const decideHour: UseCase<typeof contract.decideHour> = async (act, request) => {
  const [hour] = await lockForDecision(act, [request.hourId]);
  if (!hour) throw new NotFound('没有这条时长记录');
  if ((await decidedLately(act)) >= hourLimits.decidedUnseen) throw act.refuse('sampleNeeded');
  const judge = await judgeDecisions(act, [hour], request);
  const refusal = await judge(hour);
  if (refusal === 'wrongState') throw await decidedAlready(act, contestedHour(hour.id), refusal);
  if (refusal) throw act.refuse(refusal);
  await decide(act, hour, request);
  return {};
};

/**
 * Tells of each record whether the caller may decide it so: compares persons, looks for the word of who was fixed or entered
 * (补录), and at what else the person has at that time, as it is when asked.
 */
export async function judgeDecisions(
  act: Act<StaffCaller, 'reasonMissing'>,
  hours: readonly Hour[],
  { verdict, reason, isBatch = false }: Verdict,
): Promise<(hour: Hour) => Promise<HourRefusal | undefined>> {
  if (verdict === 'reject' && !reason) throw act.refuse('reasonMissing');
  const { accountId } = act.caller;
  const hourIds = hours.map((hour) => hour.id);
  const personBy = await personsOf(act.sql, [accountId, ...hours.flatMap(partsOf)]);
  const evidence = await evidenceOf(
    act.sql,
    hours.flatMap(({ participationId }) => participationId ?? []),
  );
  const entries = await entriesOf(act.sql, hourIds);
  const adjusted = await adjustedRecords(act.sql, hourIds);
  const awaiting = await awaitingMaterial(act.sql, hourIds);
  const late = await lateClaims(act.sql, hourIds);
  return async (hour) => {
    const base = adjusted.get(hour.id)?.status;
    const conflictOf = await conflictsOf(act.sql, [hour]);
    const proof = hour.participationId === null ? undefined : evidence.get(hour.participationId);
    return judgeDecide(
      {
        state: hour.status,
        hadPart: hadPart(personBy(accountId), partsOf(hour).map(personBy)),
        awaitsAnswer: entries.get(hour.id)?.answer === 'waiting',
        isBlocked:
          conflictOf(hour).verdict === 'blocked' ||
          (base !== undefined && base !== 'publicity' && base !== 'effective'),
        awaitsMaterial: awaiting.has(hour.id),
        lacksReason: late.has(hour.id) && (isBatch || !reason),
        awaitsVolunteer: proof !== undefined && awaitedWord(proof) !== null,
      },
      verdict,
    );
  };
}

/** Accounts of everybody who had a part in a record so far: entered, confirmed, approved, objected, gains. */
export const partsOf = (hour: Hour): number[] =>
  [hour.enteredBy, hour.confirmedBy, hour.approvedBy, hour.objectorId, hour.volunteerId].filter(
    (accountId) => accountId !== null,
  );

/** Writes a decision that was judged: the record, the message to the volunteer and the audit line. Of a late claim the first of two only notes what they found. */
export async function decide(act: Act<StaffCaller>, hour: Hour, { verdict, reason }: Verdict): Promise<void> {
  if (verdict === 'approve' && (await wasFirstLook(act, hour, reason))) return;
  const wasDisputed = hour.status === 'disputed';
  const decided = {
    approvedBy: act.caller.accountId,
    decidedAt: act.now,
    ...(wasDisputed ? { objectionAnswer: reason ?? '经核实，记录属实' } : {}),
  };
  if (verdict === 'reject') {
    await changeHours(act, [hour.id], {
      ...decided,
      status: 'rejected',
      ...(wasDisputed ? {} : { decisionNote: reason ?? null }),
    });
  } else {
    const conflictOf = await conflictsOf(act.sql, [hour]);
    await giveBack(act, conflictOf(hour).yielding);
    await changeHours(act, [hour.id], {
      ...decided,
      status: 'publicity',
      ...(await publicitySpan(act, hour.publicityEndsAt)),
    });
  }
  const isApproved = verdict === 'approve';
  if (hour.adjustOf !== null)
    await endCorrection(act.sql, { resultHourId: hour.id, isApproved, now: act.now });
  const amount = `${recordWords(hour)}的 ${hoursLabel(hour.minutes)} 小时`;
  await notify(act, {
    accountId: hour.volunteerId,
    category: 'hours',
    title: verdict === 'approve' ? '时长审核通过' : '时长未予认定',
    body:
      verdict === 'approve'
        ? `${amount}已通过中心审核，进入公示。`
        : `${amount}未予认定。原因：${reason}。如有疑问请联系中心。`,
    link: ownOriginPath(hour),
  });
  if (wasDisputed) await answerObjector(act, hour, { isApproved, reason });
  await act.audit({
    action: 'decideHour',
    targetType: 'serviceHour',
    targetId: hour.id,
    reason,
    detail: { verdict, before: hour.status },
  });
}

/** Whoever objected reads the answer in writing; whose record it is has been told already. */
async function answerObjector(
  act: Act<StaffCaller>,
  hour: Hour,
  { isApproved, reason }: { isApproved: boolean; reason: string | undefined },
): Promise<void> {
  if (hour.objectorId === null || hour.objectorId === hour.volunteerId) return;
  await notify(act, {
    accountId: hour.objectorId,
    category: 'hours',
    title: isApproved ? '异议不成立，继续公示' : '异议成立',
    body: `你对${recordWords(hour)}的 ${hoursLabel(hour.minutes)} 小时提出的异议，实践中心已核实：${reason ?? '经核实，记录属实'}。`,
    link: '/publicity',
  });
}

/** A first 公示 starts now; one interrupted by an objection runs on, and not shorter than it was. */
async function publicitySpan(act: Act, publicityEndsAt: Date | null) {
  if (publicityEndsAt) return publicityEndsAt > act.now ? {} : { publicityEndsAt: act.now };
  return {
    publicityStartsAt: act.now,
    publicityEndsAt: await publicityEnd(act.sql, act.now, hourLimits.publicityWorkdays),
  };
}
