import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '#platform/web/ui/chip.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import styles from './review-desk.module.css';
import type { UrlFilters } from '../list/use-url-filters.ts';

/** The queue at the left, what is opened from it at the right; phones show one of the two. */
export const ReviewDesk = (props: { isPicked: boolean; opened: ReactNode; children: ReactNode }) => (
  <div className={classNames(styles.two, props.isPicked && styles.isPicked)}>
    <section className={classNames('pn', styles.list)} aria-label="审核队列">
      {props.children}
    </section>
    {props.opened}
  </div>
);

/** What is opened from the queue, with the way back to it on phones. */
export const ReviewAside = (props: { label: string; onBack: () => void; children: ReactNode }) => (
  <aside className={classNames('pn', styles.preview)} aria-label={props.label}>
    <button type="button" className={styles.back} onClick={props.onBack}>
      <ArrowLeft className="ic" aria-hidden />
      返回列表
    </button>
    {props.children}
  </aside>
);

type NothingToReviewProps = { url: UrlFilters; isQueue: boolean; what: string };

/** An empty queue is good news, an empty search is not. */
export const NothingToReview = ({ url, isQueue, what }: NothingToReviewProps) =>
  isQueue && !url.isNarrowed ? (
    <EmptyState art="done" title="都审完了" text={`没有等待审核的${what}。新提交的会出现在这里。`} />
  ) : (
    <EmptyState art="lens" title={`没有符合条件的${what}`} text="换个关键词，或者去掉一些筛选条件。" />
  );

/** Leaves in the queue only what waits for longer than a working day. */
export const OverdueChip = ({ url, isOverdue }: { url: UrlFilters; isOverdue: boolean }) => (
  <Chip
    isOutlined
    isOn={isOverdue}
    onPress={() => url.change({ id: undefined, overdue: isOverdue ? undefined : 1 })}
  >
    只看超时
  </Chip>
);
