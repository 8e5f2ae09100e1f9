import { ArrowLeft } from 'lucide-react';
import type { NewsView } from '../contract/news.contract.ts';
import styles from './news-article.module.css';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';

type Neighbour = { dynamicId: number; title: string };

/** The next items of the category and the way back to its list. */
export function NewsNeighbours(props: {
  news: NewsView;
  listHref: string;
  hrefOf: (item: Neighbour) => string;
}) {
  const { newer, older, dynamicTypeName } = props.news;
  return (
    <nav className={styles.neighbours} aria-label="更多内容">
      {newer && (
        <a href={props.hrefOf(newer)} rel="prev">
          <small>上一篇</small>
          <span className="clamp1">{newer.title}</span>
        </a>
      )}
      {older && (
        <a href={props.hrefOf(older)} rel="next">
          <small>下一篇</small>
          <span className="clamp1">{older.title}</span>
        </a>
      )}
      <ButtonAnchor look="line" href={props.listHref}>
        <ArrowLeft className="ic ic-18" aria-hidden />
        回到{dynamicTypeName}
      </ButtonAnchor>
    </nav>
  );
}
