import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import type { MakeupForm } from '../../contract/makeups.contract.ts';
import { makeupLimits } from '../../contract/makeups.words.ts';

/** What is wrong, at the field where it is mended. */
export type MakeupFault = { path: string; msg: string };
type Times = Pick<MakeupForm, 'day' | 'from' | 'to'>;

/** An instant of a day of the city; undefined while one of the two is missing. */
const instantOf = (day: string, time: string): Date | undefined =>
  day !== '' && time !== '' ? new Date(`${day}T${time}:00+08:00`) : undefined;

/** When the service was; nulls while day and times are not all there. */
export function spanOf({ day, from, to }: Times): { startsAt: Date | null; endsAt: Date | null } {
  const [startsAt, endsAt] = [instantOf(day, from), instantOf(day, to)];
  return startsAt && endsAt ? { startsAt, endsAt } : { startsAt: null, endsAt: null };
}

type Person = MakeupForm['people'][number];
export type ServedTime = { startsAt: Date; endsAt: Date; minutes: number };

const minutesOf = (startsAt: Date, endsAt: Date): number =>
  Math.floor((endsAt.getTime() - startsAt.getTime()) / minuteMs);

/** From when until when somebody served, and the minutes that count; what is not told is what the activity says. */
export function servedBy(person: Person, { day, from, to }: Times): ServedTime | undefined {
  const { startsAt, endsAt } = spanOf({ day, from: person.from || from, to: person.to || to });
  if (!startsAt || !endsAt) return undefined;
  const lasted = Math.min(minutesOf(startsAt, endsAt), makeupLimits.recordMinutes);
  return { startsAt, endsAt, minutes: person.minutes || lasted };
}

/** When it was: over, one day, long enough to be a service and not longer than one, told within 30 days of its end (domain.md 4.3.4, 4.3.10). */
function judgeTimes(times: Times, now: Date): MakeupFault[] {
  if (times.day === '') return [{ path: 'day', msg: '请选择服务日期' }];
  if (times.from === '') return [{ path: 'from', msg: '请填写开始时间' }];
  if (times.to === '') return [{ path: 'to', msg: '请填写结束时间' }];
  const { startsAt, endsAt } = spanOf(times);
  if (!startsAt || !endsAt) return [];
  const lasted = minutesOf(startsAt, endsAt);
  if (lasted < 15) return [{ path: 'to', msg: '结束要比开始晚 15 分钟以上；跨过午夜的，请按天分两份补录' }];
  if (lasted > makeupLimits.serviceMinutes) return [{ path: 'to', msg: '一场活动至多 12 小时' }];
  if (endsAt > now) return [{ path: 'to', msg: '活动还没有结束。没结束的请走“发布活动”' }];
  if (now.getTime() - endsAt.getTime() > makeupLimits.days * dayMs)
    return [{ path: 'day', msg: `补录要在服务结束后 ${makeupLimits.days} 天内提出` }];
  return [];
}

/** Whether everything that the centre needs is told; `now` is when it is handed in. */
export function judgeMakeup(form: MakeupForm, now: Date): MakeupFault[] {
  const faults: MakeupFault[] = [];
  const need = (isThere: boolean, path: string, msg: string): void => {
    if (!isThere) faults.push({ path, msg });
  };
  need(Array.from(form.title).length >= 4, 'title', '活动名称至少 4 个字');
  need(form.category !== null, 'category', '请选择服务类别');
  need(Array.from(form.placeName).length >= 2, 'placeName', '请填写服务地点');
  need(form.content.length >= 30, 'content', '服务内容至少 30 个字，写清服务谁、做了什么、怎么做的');
  faults.push(...judgeTimes(form, now));
  need(form.reason.length >= 10, 'reason', '请写明为什么没有提前发布，至少 10 个字');
  need(form.fileIds.length > 0, 'fileIds', '请上传现场照片或签到表扫描件，至少 1 份');
  need(form.witnessName.length >= 2, 'witnessName', '请填写证明人姓名');
  need(form.witnessMobileTail !== '', 'witnessMobileTail', '请填写证明人手机号后 4 位');
  need(form.people.length > 0, 'people', '请从成员里选出参加的人，至少 1 人');
  return faults;
}

/** What is known of somebody who is named. */
export type PersonFacts = {
  name: string;
  isMember: boolean;
  isVerified: boolean;
  isStopped: boolean;
  isWitness: boolean;
  /** What else the person has at that time, in words. */
  elsewhere: string | undefined;
  /** Minutes of that day besides these. */
  otherMinutes: number;
};

/** Whether somebody's hours may be told: a member with a proved name, inside the activity, with nothing else at that time (domain.md 4.3.5, 4.3.7). */
export function judgePerson(
  person: Person,
  times: Times,
  facts: PersonFacts | undefined,
): string | undefined {
  if (!facts) return '名单上有一位已经找不到，请移出后重新选';
  const { name } = facts;
  if (!facts.isMember) return `${name}不是本队现在的成员`;
  if (!facts.isVerified) return `${name}还没有通过实名认证`;
  if (facts.isStopped) return `${name}的账号已停用、受限或未生效`;
  if (facts.isWitness) return `${name}是证明人，证明人不能同时是参加的人`;
  const whole = spanOf(times);
  const served = servedBy(person, times);
  if (!served || !whole.startsAt || !whole.endsAt || whole.startsAt >= whole.endsAt) return undefined;
  if (served.startsAt >= served.endsAt) return `${name}的结束时间要晚于开始时间`;
  if (served.startsAt < whole.startsAt || served.endsAt > whole.endsAt)
    return `${name}的时间超出了活动的起止时间`;
  if (served.minutes > minutesOf(served.startsAt, served.endsAt))
    return `${name}的分钟数超过了起止之间的时间`;
  if (facts.elsewhere) return `${name}在这段时间已有${facts.elsewhere}`;
  if (served.minutes + facts.otherMinutes > makeupLimits.dayMinutes)
    return `${name}当天的时长加起来会超过 ${makeupLimits.dayMinutes / 60} 小时`;
  return undefined;
}
