import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { getSignUpStandingCall } from '../signups.calls.ts';

export type SignUpStanding = RemoteResult<typeof getSignUpStandingCall>;
export type ShiftStanding = SignUpStanding['shifts'][number];

/** `11月28日 周六 08:30–11:30` */
export const shiftTimeLabel = ({ startsAt, endsAt }: Pick<ShiftStanding, 'startsAt' | 'endsAt'>): string =>
  `${dayLabel(startsAt)} ${spanLabel(startsAt, endsAt)}`;

/** `全程清滩·计 3.0 小时`; a shift without a task of its own says only the hours. */
export const shiftTaskLabel = ({ postName, minutes }: Pick<ShiftStanding, 'postName' | 'minutes'>): string =>
  [postName, `计 ${hoursLabel(minutes)} 小时`].filter(Boolean).join('·');

/** The shift to begin with: the one asked for, else one's own, else the first with a place, else with a queue. */
export function firstShift(shifts: readonly ShiftStanding[], wantedId?: number): ShiftStanding | undefined {
  return (
    shifts.find((shift) => shift.shiftId === wantedId) ??
    shifts.find((shift) => shift.mine) ??
    shifts.find((shift) => shift.button.isEnabled && shift.placesLeft > 0) ??
    shifts.find((shift) => shift.button.isEnabled) ??
    shifts[0]
  );
}

/** Why nobody signs up for this shift any more, in a word: places are nothing to speak of then. */
export function overWord({ reasons, endsAt }: ShiftStanding, now = Date.now()): string | undefined {
  if (reasons.some(({ code }) => code === 'cancelled')) return '已取消';
  if (!reasons.some(({ code }) => code === 'shiftStarted')) return undefined;
  return new Date(endsAt).getTime() <= now ? '已结束' : '进行中';
}
