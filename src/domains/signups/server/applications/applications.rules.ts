import {
  type ApplicationRefusal,
  applicationRefusals,
  type DecisionVerdict,
  isLive,
  type SignUpState,
} from '../../contract/signups.words.ts';
import { judgeClash } from '../clash.rules.ts';
import type { Commitment } from '../signups.facts.ts';

/** What the team's acts judge of a sign-up. */
export type ApplicationFacts = {
  shiftId: number;
  state: SignUpState;
  startsAt: Date;
  endsAt: Date;
  shiftStatus: 'open' | 'closed' | 'cancelled';
  activityStatus: string;
  capacity: number;
  takenCount: number;
  waitlistMode: 'off' | 'auto' | 'offer' | 'manual';
  hasAttended: boolean;
};
export type DecisionRefusal = { reason: ApplicationRefusal; msg: string };

const refuse = (
  reason: ApplicationRefusal,
  msg = applicationRefusals[reason] as string,
): DecisionRefusal => ({
  reason,
  msg,
});

/** Why a decision is not possible for one application, or undefined. Places are counted by the store, not here. */
export function judgeDecision(
  facts: { row: ApplicationFacts; verdict: DecisionVerdict; held: readonly Commitment[] },
  now: Date,
): DecisionRefusal | undefined {
  const { row, verdict, held } = facts;
  if (row.activityStatus !== 'published' || row.shiftStatus === 'cancelled') return refuse('activityClosed');
  if (row.startsAt <= now) return refuse('started');
  const decidable: readonly SignUpState[] = verdict === 'waitlist' ? ['pending'] : ['pending', 'waitlisted'];
  if (!decidable.includes(row.state)) return refuse('wrongState');
  if (verdict === 'confirm') {
    const [clash] = judgeClash(row, held);
    return clash && refuse('clash', `这位志愿者${clash.text}`);
  }
  if (verdict === 'waitlist') {
    if (row.waitlistMode === 'off') return refuse('waitlistOff');
    // Elsewhere the queue would hand the place straight back.
    if (row.waitlistMode !== 'manual' && row.takenCount < row.capacity) return refuse('placesLeft');
  }
  return undefined;
}

/** Why a live sign-up cannot be taken off or moved by the team, or undefined. */
export function judgeRemoval(row: ApplicationFacts, now: Date): DecisionRefusal | undefined {
  if (!isLive(row.state)) return refuse('wrongState');
  if (row.hasAttended) return refuse('attended');
  if (row.startsAt <= now) return refuse('started');
  return undefined;
}

/** Acts the team may try on a row now; the buttons are drawn from this. */
export function allowedDecisions(
  row: ApplicationFacts,
  now: Date,
): ('confirm' | 'reject' | 'waitlist' | 'offer' | 'move' | 'remove')[] {
  const may = (verdict: DecisionVerdict) => judgeDecision({ row, verdict, held: [] }, now) === undefined;
  const isFull = row.takenCount >= row.capacity;
  const canRemove = judgeRemoval(row, now) === undefined && row.activityStatus === 'published';
  return [
    ...(may('confirm') && !isFull ? (['confirm'] as const) : []),
    ...(may('reject') ? (['reject'] as const) : []),
    ...(may('waitlist') ? (['waitlist'] as const) : []),
    ...(row.state === 'waitlisted' && may('confirm') && !isFull ? (['offer'] as const) : []),
    ...(canRemove ? (['move'] as const) : []),
    ...(canRemove && row.state !== 'pending' ? (['remove'] as const) : []),
  ];
}
