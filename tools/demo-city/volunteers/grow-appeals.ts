import { creditRules } from '#domains/signups/contract/signups.limits.ts';
import { dueAfter } from '#domains/site/server/review-clock.rules.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';

type Row = Record<string, unknown>;

const words = [
  '出门前孩子发烧，送去了儿童医院，有挂号单。',
  '当天公司临时通知加班，已经提前给领队打了电话。',
  '到了现场，手机没电没能签到，领队可以作证。',
  '记错了日期，以后会看好提醒。',
];
const answers = [
  { isLifted: true, decision: '挂号单已核对，属于可以谅解的原因。' },
  { isLifted: false, decision: '领队没有接到电话，取消时间以系统记录为准。' },
  { isLifted: true, decision: '领队证实到场，已请队伍补签。' },
  { isLifted: false, decision: '没有可以谅解的原因，到期后自动失效。' },
];

/** Appeals of credit events, by the rules of the product: of the last days they wait, older ones are answered. */
export function withAppeals(
  city: City,
  events: readonly Row[],
  calendar: ReadonlyMap<string, boolean>,
): readonly Row[] {
  const latest = events
    .map((event) => ({ event, createdAt: new Date(String(event.createdAt)) }))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  for (const [place, { event, createdAt }] of latest.entries()) {
    const appealedAt = plus(createdAt, (6 + (place % 5) * 20) * hourMs);
    if (place % 3 !== 0 || appealedAt >= city.now || event.status !== 'active') continue;
    const dueAt = dueAfter(appealedAt, calendar, creditRules.appealAnswerWorkdays);
    const kind = Math.floor(place / 3) % words.length;
    Object.assign(event, {
      appealText: words[kind],
      appealedAt: toInstant(appealedAt),
      appealDueAt: toInstant(dueAt),
      status: 'appealed',
    });
    const decidedAt = plus(appealedAt, 2 * dayMs);
    const answer = answers[kind];
    if (!answer || decidedAt >= city.now || dueAt > city.now) continue;
    Object.assign(event, {
      decision: answer.decision,
      decidedAt: toInstant(decidedAt),
      decidedBy: city.reviewerId,
      status: answer.isLifted ? 'cancelled' : 'active',
    });
  }
  return events;
}
