import { secondMs, minuteMs, hourMs, dayMs } from '#platform/contract/durations.ts';
import { type SmsScene, smsLimits } from '../../contract/sms.words.ts';
import { proofLevel } from '../login/proof-level.rules.ts';

/** Codes of the last 24 hours, newest first: of one number with their scenes, and of one address. */
export type SentCodes = { number: { at: Date; scene: SmsScene }[]; address: Date[] };

export type LimitRefusal = {
  reason: 'tooSoon' | 'numberLimit' | 'addressLimit';
  waitSeconds: number;
  msg: string;
};

/** Whether another code may go out now, and if not, when: 60 s apart, 5 an hour, 10 a day, 5 a day to recover, 30 a day per address. */
export function judgeSending(sent: SentCodes, scene: SmsScene, now: Date): LimitRefusal | undefined {
  const times = sent.number.map(({ at }) => at);
  const ofScene = sent.number.filter((one) => one.scene === scene).map(({ at }) => at);
  const newest = times[0];
  const wait = newest ? newest.getTime() + smsLimits.betweenSeconds * secondMs - now.getTime() : 0;
  if (wait > 0) return refusal('tooSoon', wait, '验证码刚刚发送过');
  const inHour = freeAfter(times, { most: smsLimits.perHour, spanMs: hourMs, now });
  if (inHour > 0) return refusal('numberLimit', inHour, `这个手机号一小时内已获取 ${smsLimits.perHour} 次`);
  const inDay = freeAfter(times, { most: smsLimits.perDay, spanMs: dayMs, now });
  if (inDay > 0) return refusal('numberLimit', inDay, `这个手机号一天内已获取 ${smsLimits.perDay} 次`);
  const recovery = { most: smsLimits.findPwdPerDay, spanMs: dayMs, now };
  const inRecovery = scene === 'findPwd' ? freeAfter(ofScene, recovery) : 0;
  if (inRecovery > 0)
    return refusal('numberLimit', inRecovery, `一天内最多找回密码 ${smsLimits.findPwdPerDay} 次`);
  const atAddress = freeAfter(sent.address, { most: smsLimits.perAddressDay, spanMs: dayMs, now });
  return atAddress > 0 ? refusal('addressLimit', atAddress, '当前网络今天获取验证码的次数已用完') : undefined;
}

/** How hard a proof this code costs, 0 for none: a level more with every code of the number within the hour, or five of the address. */
export function smsProofLevel(sent: SentCodes, now: Date): number {
  const since = now.getTime() - hourMs;
  const count = (times: Date[]) => times.filter((at) => at.getTime() > since).length;
  const ofNumber = count(sent.number.map(({ at }) => at)) - smsLimits.proofPerNumber + 1;
  const ofAddress = Math.floor(count(sent.address) / smsLimits.proofPerAddress);
  return proofLevel(ofNumber, ofAddress);
}

type Span = { most: number; spanMs: number; now: Date };

/** Milliseconds until fewer than `most` of these (newest first) lie within the span. */
function freeAfter(times: readonly Date[], { most, spanMs, now }: Span): number {
  const oldestThatCounts = times[most - 1];
  return oldestThatCounts ? oldestThatCounts.getTime() + spanMs - now.getTime() : 0;
}

const refusal = (reason: LimitRefusal['reason'], waitMs: number, why: string): LimitRefusal => ({
  reason,
  waitSeconds: Math.ceil(waitMs / secondMs),
  msg: `${why}，请 ${spanLabel(waitMs)}后再试`,
});

/** 52 秒, 23 分钟, 5 小时: rounded up, so that waiting that long is enough. */
function spanLabel(ms: number): string {
  if (ms <= minuteMs) return `${Math.ceil(ms / secondMs)} 秒`;
  return ms <= hourMs ? `${Math.ceil(ms / minuteMs)} 分钟` : `${Math.ceil(ms / hourMs)} 小时`;
}
