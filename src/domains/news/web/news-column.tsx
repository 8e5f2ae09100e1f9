import type { ReactNode } from 'react';
import { toDay } from '#platform/contract/instants.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import type { NewsSummaryView } from '../contract/news.contract.ts';
import { artCategoryOf } from './news-art.ts';
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
          const [, month, date] = toDay(new Date(item.publishAt)).split('-');
          return (
            <li key={item.dynamicId}>
              <time dateTime={item.publishAt}>
                <b className="num">{date}</b>
                {Number(month)}月
              </time>
              <a className="clamp1" href={hrefOf(item)}>
                {item.title}
              </a>
              {newSince && new Date(item.publishAt) > newSince && <span className={styles.new}>新</span>}
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
                <Cover category={artCategoryOf(item)} recordKey={`news:${item.dynamicId}`} />
              </span>
              <div>
                <h4>{item.title}</h4>
                <small>{toDay(new Date(item.publishAt))}</small>
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
              {toDay(new Date(item.publishAt)).slice(0, 7)}
            </span>
          </li>
        ))}
      </ul>
    </Column>
  );
}
