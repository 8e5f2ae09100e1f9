import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import { dayLabel } from '#platform/contract/instants.ts';
import type { NewsSummaryView } from '../contract/news.contract.ts';
import { NewsCover } from './news-cover.tsx';
import styles from './news-lead.module.css';

/** The story that the home page leads with. */
export function NewsLead({ item, href }: { item: NewsSummaryView; href: string }) {
  return (
    <a className={styles.lead} href={href}>
      <div className={styles.cover}>
        <NewsCover item={item} />
      </div>
      <div className={styles.text}>
        <div className={styles.kind}>
          {item.dynamicTypeName}
          {item.publishAt && <time dateTime={item.publishAt}>{dayLabel(item.publishAt)}</time>}
        </div>
        <h3>
          <Phrases text={item.title} />
        </h3>
        <p className={`clamp2 ${styles.summary}`}>{item.summary}</p>
      </div>
    </a>
  );
}
