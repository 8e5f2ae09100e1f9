import { minuteMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import { signUpLimits } from '../contract/signups.limits.ts';
import { holdsPlace } from '../contract/signups.words.ts';
import { type Commitment, type Reason, reasonOf, type ShiftFacts } from './signups.facts.ts';

/** A place held elsewhere at the same time; spans are half-open, so back to back is no clash. */
export function judgeClash(
  shift: Pick<ShiftFacts, 'shiftId' | 'startsAt' | 'endsAt'>,
  commitments: readonly Commitment[],
): Reason[] {
  const other = commitments.find(
    (held) => held.shiftId !== shift.shiftId && holdsPlace(held.state) && overlaps(shift, held),
  );
  return other ? [reasonOf('clash', { text: `与已报的“${other.title}”时间冲突` })] : [];
}

/** What a person should know before taking a shift: too little time between, or a long day. */
export function judgeWarnings(shift: ShiftFacts, commitments: readonly Commitment[]): Reason[] {
  const reasons: Reason[] = [];
  const others = commitments.filter((held) => held.shiftId !== shift.shiftId);
  const held = others.filter((other) => holdsPlace(other.state));
  const near = held.find((other) => !overlaps(shift, other) && isNear(shift, other));
  const applied = others.find((other) => other.state === 'pending' && overlaps(shift, other));
  if (near) {
    reasons.push(
      reasonOf('softConflict', {
        text: `与“${near.title}”相隔不到 ${signUpLimits.softGapMinutes} 分钟，请确认赶得上`,
      }),
    );
  } else if (applied) {
    reasons.push(
      reasonOf('softConflict', { text: `与待审核的“${applied.title}”时间重叠，只能有一个获得通过` }),
    );
  }
  const day = toDay(shift.startsAt);
  const minutes = [shift, ...held.filter((other) => toDay(other.startsAt) === day)].reduce(
    (sum, span) => sum + (span.endsAt.getTime() - span.startsAt.getTime()) / minuteMs,
    0,
  );
  if (minutes > signUpLimits.dayLimitMinutes) {
    reasons.push(
      reasonOf('dayLimit', { text: `当天服务将达 ${hoursLabel(minutes)} 小时，超过 8 小时，请注意休息` }),
    );
  }
  return reasons;
}

type Span = { startsAt: Date; endsAt: Date };
const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;
const isNear = (one: Span, other: Span): boolean => {
  const gapMs = Math.max(
    one.startsAt.getTime() - other.endsAt.getTime(),
    other.startsAt.getTime() - one.endsAt.getTime(),
  );
  return gapMs >= 0 && gapMs < signUpLimits.softGapMinutes * minuteMs;
};
