import { figureLabel } from '#platform/contract/figures.ts';
import { ArrowRight, Download } from 'lucide-react';
import { fileSizeLabel } from '#domains/files/contract/files.words.ts';
import { dateLabel, wholeDateLabel } from '#platform/contract/instants.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { NewsAttachment, NewsView } from '../contract/news.contract.ts';
import styles from './news-article.module.css';
import { publishedDay } from './news-day.ts';

type NewsArticleProps = {
  news: NewsView;
  /** Where the team and the activity that it tells of are found. */
  teamHref: (teamId: number) => string;
  activityHref: (activityId: number) => string;
};

/** One news item: title, who says it and when, the text, its files, the activity it tells of. */
export function NewsArticle({ news, teamHref, activityHref }: NewsArticleProps) {
  return (
    <article className={styles.article} data-article>
      <h1>
        <Phrases text={news.title} />
      </h1>
      {news.subTitle && <p className={styles.sub}>{news.subTitle}</p>}
      <NewsFacts news={news} />
      <div className={styles.tools}>
        <Island name="news-tools" props={{ dynamicId: news.dynamicId, title: news.title }} />
      </div>
      {news.teamId !== null && (
        <p className={styles.team}>
          发布队伍：<a href={teamHref(news.teamId)}>{news.teamName ?? '队伍主页'}</a>
        </p>
      )}
      <RichText className={styles.body} html={news.content} />
      {news.editor && <p className={styles.editor}>责任编辑：{news.editor}</p>}
      <NewsAttachments files={news.attachments} />
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

function NewsFacts({ news }: { news: NewsView }) {
  return (
    <p className={styles.meta}>
      {news.source && <span>来源：{news.source}</span>}
      {news.author && <span>作者：{news.author}</span>}
      {news.publishAt && <time dateTime={publishedDay(news)}>{wholeDateLabel(news.publishAt)}</time>}
      {news.revisedAt && <span>{dateLabel(news.revisedAt)}修订</span>}
      <span className="tn">{figureLabel(news.viewCount)} 次阅读</span>
    </p>
  );
}

/** Files to take along, each with its size. */
export function NewsAttachments({ files }: { files: readonly NewsAttachment[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-label="附件">
      <h2>附件</h2>
      <ul>
        {files.map((file) => (
          <li key={file.fileId}>
            <a href={file.url} download={file.name}>
              <Download className="ic" aria-hidden />
              <span>{file.name}</span>
              <small className="tn">{fileSizeLabel(file.bytes)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
