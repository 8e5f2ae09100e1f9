import { dayMs } from '#platform/contract/durations.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { CreditKind, CreditState } from '../../contract/credit.words.ts';
import { creditRules } from '../../contract/signups.limits.ts';
import { type CancelCode, cancelCodes } from '../../contract/signups.words.ts';

export type AppealFacts = {
  status: CreditState;
  createdAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
};

/** Until when an event can be appealed (service agreement 6). */
export const appealableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + creditRules.appealDays * dayMs);

/** Why an event cannot be appealed now, or nothing. */
export function judgeAppeal(
  { status, createdAt, expiresAt, decidedAt }: AppealFacts,
  now: Date,
): 'notActive' | 'appealedBefore' | 'tooLate' | undefined {
  if (status !== 'active' || expiresAt <= now) return 'notActive';
  if (decidedAt) return 'appealedBefore';
  return appealableUntil(createdAt) <= now ? 'tooLate' : undefined;
}

/** How an answered appeal leaves the event: what was upheld after its days is over. */
export const stateAfter = (verdict: 'lift' | 'uphold', expiresAt: Date, now: Date): CreditState => {
  if (verdict === 'lift') return 'cancelled';
  return expiresAt <= now ? 'expired' : 'active';
};

export type Evidence = {
  kind: CreditKind;
  startsAt: Date;
  cancelledAt: Date | null;
  cancelCode: CancelCode | null;
};

/** What was measured, in a sentence. */
export function evidenceOf({ kind, startsAt, cancelledAt, cancelCode }: Evidence): string {
  const begins = `${dayTimeLabel(startsAt)} 开始`;
  if (kind === 'noShow') return `${begins}，没有签到，队伍记为缺席，三天内没有更正`;
  const why = cancelCode ? `，原因：${cancelCodes[cancelCode]}` : '';
  return cancelledAt ? `${begins}，${dayTimeLabel(cancelledAt)} 取消${why}` : begins;
}
