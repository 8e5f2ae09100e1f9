import { dayTimeLabel, toInstant } from '#platform/contract/instants.ts';
import type { z } from 'zod';
import type * as contract from '../../contract/my-signups.contract.ts';
import { creditRules } from '../../contract/signups.limits.ts';
import { cancelCodes, excusingCancelCodes, ownSignUpRefusals } from '../../contract/signups.words.ts';
import { type CancelKind, freeCancelUntil, judgeCancel } from '../credit/credit.rules.ts';
import type { SignUpRow } from '../signups.queries.ts';

type Consequence = z.input<(typeof contract.previewCancel)['result']>;

/** What cancelling would mean now, or why it is refused. */
export function consequenceOf(
  signUp: Pick<SignUpRow, 'state' | 'startsAt' | 'cancelDeadlineHours' | 'hasAttended' | 'askedUntil'>,
  pointsNow: number,
  now: Date,
): Consequence | { refusal: keyof typeof ownSignUpRefusals } {
  const judgement = judgeCancel(signUp, now);
  if ('refusal' in judgement) return judgement;
  const until = freeCancelUntil(signUp.startsAt, signUp.cancelDeadlineHours);
  const { askedUntil } = signUp;
  const freeUntil = askedUntil && askedUntil > now && askedUntil > until ? askedUntil : until;
  const points = judgement.isLate ? creditRules.lateCancelPoints : 0;
  return {
    ...judgement,
    points,
    pointsNow,
    freeCancelUntil: toInstant(freeUntil),
    sentence: sentenceOf(judgement, { until: freeUntil, points, pointsNow }),
    excusingCodes: [...excusingCancelCodes],
  };
}

const freeSentences: Record<Exclude<CancelKind, 'cancel'>, string> = {
  withdraw: '申请会被撤回，不影响信用。之后仍可重新报名。',
  leaveQueue: '你会离开候补名单，排队位置不再保留，不影响信用。',
  decline: '名额会让给候补的下一位，不影响信用。',
};

function sentenceOf(
  { kind, isLate }: { kind: CancelKind; isLate: boolean },
  { until, points, pointsNow }: { until: Date; points: number; pointsNow: number },
): string {
  if (kind !== 'cancel') return freeSentences[kind];
  if (!isLate) return `现在取消不影响信用（${dayTimeLabel(until)} 前可自由取消）。名额会让给候补的下一位。`;
  const excuses = excusingCancelCodes.map((code) => cancelCodes[code]).join('、');
  const after = pointsNow + points;
  const limit =
    after >= creditRules.pauseFrom
      ? `满 ${creditRules.pauseFrom} 分，报名将暂停 ${creditRules.pauseDays} 天。`
      : after >= creditRules.reviewFrom
        ? `满 ${creditRules.reviewFrom} 分，之后的报名需队伍审核。`
        : '';
  return `已过自由取消时间（${dayTimeLabel(until)}），取消将记 ${points} 分，累计 ${after} 分，${creditRules.expireDays} 天后失效。${limit}${excuses}不记分。`;
}
