import type { ReactNode } from 'react';
import type { NewsSummaryView } from '../contract/news.contract.ts';
import { NewsCover } from './news-cover.tsx';
import { publishedDay } from './news-day.ts';
import styles from './news-list.module.css';
import { NewsTopMark } from './desk/news-top-mark.tsx';

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
            <NewsDay day={publishedDay(item)} />
            <div className={styles.text}>
              <Heading>
                {item.isTop && <NewsTopMark />}
                {textOf(item.title)}
              </Heading>
              {item.summary && <p className="clamp2">{textOf(item.summary)}</p>}
              <small>
                {showsCategory && <span>{item.dynamicTypeName}</span>}
                <span>{item.teamName ?? item.source}</span>
              </small>
            </div>
            <span className={styles.cover}>
              <NewsCover item={item} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function NewsDay({ day }: { day: string }) {
  return (
    <time className={styles.day} dateTime={day}>
      <b className="num">{day.slice(8)}</b>
      {day.slice(0, 7).replace('-', '.')}
    </time>
  );
}
