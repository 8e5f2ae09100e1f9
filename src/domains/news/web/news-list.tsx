import type { ReactNode } from 'react';
import { toDay } from '#platform/contract/instants.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import type { NewsSummaryView } from '../contract/news.contract.ts';
import { artCategoryOf } from './news-art.ts';
import styles from './news-list.module.css';

type NewsListProps = {
  items: readonly NewsSummaryView[];
  hrefOf: (item: NewsSummaryView) => string;
  /** A title or summary as it is, or with the searched words marked. */
  textOf?: (text: string) => ReactNode;
  /** Names the category of each item, where several are mixed. */
  showsCategory?: boolean;
  /** Level of the titles: h2 directly below the page's title, h3 below a section's. */
  heading?: 'h2' | 'h3';
};

/** News with their day in large figures, the summary and the cover. */
export function NewsList(props: NewsListProps) {
  const { items, hrefOf, textOf = (text) => text, showsCategory, heading: Heading = 'h2' } = props;
  return (
    <ul className={styles.nlist}>
      {items.map((item) => (
        <li key={item.dynamicId}>
          <a href={hrefOf(item)}>
            <NewsDay at={item.publishAt} />
            <div className={styles.text}>
              <Heading>
                {item.isTop && <span className={styles.top}>置顶</span>}
                {textOf(item.title)}
              </Heading>
              {item.summary && <p className="clamp2">{textOf(item.summary)}</p>}
              <small>
                {showsCategory && <span>{item.dynamicTypeName}</span>}
                <span>{item.teamName ?? item.source}</span>
              </small>
            </div>
            <span className={styles.cover}>
              <Cover category={artCategoryOf(item)} recordKey={`news:${item.dynamicId}`} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function NewsDay({ at }: { at: string }) {
  const day = toDay(new Date(at));
  return (
    <time className={styles.day} dateTime={day}>
      <b className="num">{day.slice(8)}</b>
      {day.slice(0, 7).replace('-', '.')}
    </time>
  );
}
