import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '#platform/web/ui/chip.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import styles from './review-desk.module.css';

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

/** Said of an empty queue, which is good news, and of an empty list of what is done with. */
export const nothingToReview = (isQueue: boolean, what: string) =>
  isQueue
    ? ({ art: 'done', title: '都审完了', text: `没有等待审核的${what}。新提交的会出现在这里。` } as const)
    : ({ art: 'boat', title: `这里还没有${what}`, text: '换个状态看看。' } as const);

/** Leaves in the queue only what waits for longer than a working day. */
export const OverdueChip = ({ url }: { url: UrlFilters }) => (
  <Chip
    isOutlined
    isOn={url.isOn('overdue')}
    onPress={() => url.change({ overdue: url.isOn('overdue') ? undefined : 1 })}
  >
    只看超时
  </Chip>
);
