import { ArrowLeft, ArrowRight } from 'lucide-react';
import { dayLabel, toDay } from '#platform/contract/instants.ts';
import type { NewsView } from '../contract/news.contract.ts';
import { newsParagraphs } from './news-paragraphs.ts';
import styles from './news-article.module.css';

type NewsArticleProps = {
  news: NewsView;
  /** Where the team and the activity that it tells of are found. */
  teamHref: (teamId: number) => string;
  activityHref: (activityId: number) => string;
};

/** One news item: title, who says it and when, the text, the activity it tells of. */
export function NewsArticle({ news, teamHref, activityHref }: NewsArticleProps) {
  const day = toDay(new Date(news.publishAt));
  return (
    <article className={styles.article}>
      <h1>{news.title}</h1>
      <p className={styles.meta}>
        {news.source && <span>来源：{news.source}</span>}
        {news.author && <span>作者：{news.author}</span>}
        <time dateTime={day}>
          {day.slice(0, 4)}年{dayLabel(news.publishAt)}
        </time>
        <span className="tn">{news.viewCount} 次阅读</span>
      </p>
      {news.teamId !== null && (
        <p className={styles.team}>
          发布队伍：<a href={teamHref(news.teamId)}>{news.teamName ?? '队伍主页'}</a>
        </p>
      )}
      <div className={styles.body}>
        {newsParagraphs(news.content).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {news.activityId !== null && (
        <a className={styles.activity} href={activityHref(news.activityId)}>
          <span>
            <small>相关活动</small>
            <b>{news.activityTitle ?? '查看活动'}</b>
          </span>
          <ArrowRight className="ic ic-20" aria-hidden />
        </a>
      )}
    </article>
  );
}

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
      <a className="btn btn--line" href={props.listHref}>
        <ArrowLeft className="ic ic-18" aria-hidden />
        回到{dynamicTypeName}
      </a>
    </nav>
  );
}
