import { OldNewTable } from '#platform/web/table/old-new-table.tsx';
import type { ReviewedActivity } from './review-findings.tsx';
import { formFieldLabels } from '../../contract/form-fields.words.ts';
import styles from './review.module.css';

/** What the team wants to change of a published activity, and whom passing it would ask again. */
export function ReviewChange({ change }: { change: NonNullable<ReviewedActivity['change']> }) {
  const others = change.others.map((field) => formFieldLabels[field] ?? field);
  return (
    <section className={styles.release} aria-label="变更内容">
      <b>活动变更，通过前原来的内容继续公开</b>
      {change.differences.length > 0 && <OldNewTable differences={change.differences} />}
      {others.length > 0 && <p>还改了：{others.join('、')}</p>}
      <p>
        {change.askedCount > 0
          ? `通过后，已录取的 ${change.askedCount} 人会收到消息和短信，再次确认是否参加。`
          : '通过后没有人需要再次确认。'}
      </p>
    </section>
  );
}
