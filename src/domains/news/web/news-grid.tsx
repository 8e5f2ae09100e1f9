import { dateLabel } from '#platform/contract/instants.ts';
import type { NewsSummaryView } from '../contract/news.contract.ts';
import { NewsCover } from './news-cover.tsx';
import { publishedDay } from './news-day.ts';
import styles from './news-grid.module.css';
import { NewsTopMark } from './desk/news-top-mark.tsx';

type NewsGridProps = { items: readonly NewsSummaryView[]; hrefOf: (item: NewsSummaryView) => string };

/** News with large pictures (图文), as a category may want it. */
export function NewsGrid({ items, hrefOf }: NewsGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.dynamicId}>
          <a href={hrefOf(item)}>
            <span className={styles.cover}>
              <NewsCover item={item} />
            </span>
            <h2 className="clamp2">
              {item.isTop && <NewsTopMark />}
              {item.title}
            </h2>
            {item.summary && <p className="clamp2">{item.summary}</p>}
            <small>
              <span>{item.teamName ?? item.source}</span>
              <time dateTime={publishedDay(item)}>{item.publishAt && dateLabel(item.publishAt)}</time>
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
