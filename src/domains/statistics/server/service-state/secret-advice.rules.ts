import { dayMs } from '#platform/contract/durations.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { dayLabel, toDay } from '#platform/contract/instants.ts';
import type { SecretState } from '#platform/server/secrets/secret-state.queries.ts';
import type { Advice } from './advice.rules.ts';
import { sealedLabels } from './sealed-words.rules.ts';

/** The longest that a link in a message holds: an answer to a visit may be asked 60 days ahead. */
const linkDays = 60;

/** What to do about a SECRET that was changed (decision 0034); `namesBefore`: SECRET_BEFORE is set. */
export function secretAdvice(
  { changedAt, isMoving, moved, unreadable, waiting }: SecretState,
  { namesBefore, now }: { namesBefore: boolean; now: Date },
): Advice[] {
  const found: Advice[] = [];
  if (unreadable > 0)
    found.push({
      tone: 'error',
      text: `有 ${countLabel(unreadable)} 项加密内容用现在的 SECRET 和 SECRET_BEFORE 都打不开。如果还有更早的 SECRET，请加进 SECRET_BEFORE 后重新启动。`,
    });
  if (isMoving) {
    const left = waiting.reduce((sum, { count }) => sum + count, 0);
    const each = waiting.map(({ subject, count }) => `${sealedLabels[subject] ?? subject} ${count} 项`);
    found.push({
      tone: 'warning',
      text: `正在用新的 SECRET 重新加密，已完成 ${moved} 项，${left > 0 ? `还有 ${left} 项在等（${each.join('、')}）` : '正在清点余下的'}。完成之前请保留 SECRET_BEFORE。`,
    });
  }
  if (!isMoving && changedAt && namesBefore) {
    const until = new Date(changedAt.getTime() + linkDays * dayMs);
    found.push({
      tone: 'success',
      text:
        now < until
          ? `全部内容已改用新的 SECRET 加密。更换前发出的短信链接最晚有效到 ${dayLabel(toDay(until))}，之后可以去掉 SECRET_BEFORE；旧的 SECRET 如果已经泄露，现在就去掉。`
          : '全部内容已改用新的 SECRET 加密，更换前发出的链接也已失效，可以去掉 SECRET_BEFORE。',
    });
  }
  return found;
}
