import { dayLabel } from '#platform/contract/instants.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import type { NewsSummaryView } from '../contract/news.contract.ts';
import { artCategoryOf } from './news-art.ts';
import styles from './news-lead.module.css';

/** The story that the home page leads with. */
export function NewsLead({ item, href }: { item: NewsSummaryView; href: string }) {
  return (
    <a className={styles.lead} href={href}>
      <div className={styles.cover}>
        <Cover category={artCategoryOf(item)} recordKey={`news:${item.dynamicId}`} />
      </div>
      <div className={styles.text}>
        <div className={styles.kind}>
          {item.dynamicTypeName}
          <time dateTime={item.publishAt}>{dayLabel(item.publishAt)}</time>
        </div>
        <h3>{item.title}</h3>
        <p className={`clamp2 ${styles.summary}`}>{item.summary}</p>
      </div>
    </a>
  );
}
