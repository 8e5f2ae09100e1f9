import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { ReactNode } from 'react';
import { dateLabel } from '#platform/contract/instants.ts';
import type { NewsSummaryView } from '../contract/news.contract.ts';
import { NewsCover } from './news-cover.tsx';
import { publishedDay } from './news-day.ts';
import styles from './news-column.module.css';

type NewsColumnProps = {
  title: string;
  moreHref: string;
  items: readonly NewsSummaryView[];
  hrefOf: (item: NewsSummaryView) => string;
  /** Items published after this instant are marked 新. */
  newSince?: Date;
};

const Column = (props: { title: string; moreHref: string; children: ReactNode }) => (
  <div className={styles.column}>
    <div className={styles.head}>
      <h3>{props.title}</h3>
      <a href={props.moreHref} aria-label={`更多${props.title}`}>
        更多
      </a>
    </div>
    {props.children}
  </div>
);

/** Notices with their day in large figures. */
export function NewsDatedColumn({ items, hrefOf, newSince, ...head }: NewsColumnProps) {
  return (
    <Column {...head}>
      <ul className={styles.dated}>
        {items.map((item) => {
          const day = publishedDay(item);
          const [, month, date] = day.split('-');
          return (
            <li key={item.dynamicId}>
              <time dateTime={day}>
                <b className="num">{date}</b>
                {Number(month)}月
              </time>
              <a className="clamp1" href={hrefOf(item)}>
                {item.title}
              </a>
              {newSince && item.publishAt && new Date(item.publishAt) > newSince && (
                <span className={styles.new}>新</span>
              )}
            </li>
          );
        })}
      </ul>
    </Column>
  );
}

/** Stories with their pictures. */
export function NewsPictureColumn({ items, hrefOf, ...head }: NewsColumnProps) {
  return (
    <Column {...head}>
      <ul className={styles.pictures}>
        {items.map((item) => (
          <li key={item.dynamicId}>
            <a href={hrefOf(item)}>
              <span className={styles.cover}>
                <NewsCover item={item} />
              </span>
              <div>
                <h4>
                  <Phrases text={item.title} />
                </h4>
                {item.publishAt && <small>{dateLabel(item.publishAt)}</small>}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </Column>
  );
}

/** Papers: one line each, with who issued them. */
export function NewsPlainColumn({ items, hrefOf, ...head }: NewsColumnProps) {
  return (
    <Column {...head}>
      <ul className={styles.plain}>
        {items.map((item) => (
          <li key={item.dynamicId}>
            <a className="clamp1" href={hrefOf(item)}>
              {item.title}
            </a>
            <span>
              {item.source && `${item.source}·`}
              {publishedDay(item).slice(0, 7)}
            </span>
          </li>
        ))}
      </ul>
    </Column>
  );
}
