import { figureLabel } from '#platform/contract/figures.ts';
import { Link } from 'react-router';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import type { NewsSummaryView } from '../contract/news.contract.ts';
import { newsActLabels } from '../contract/news.words.ts';
import { type AskedAct, isAsked } from './desk/news-acts.tsx';
import { NewsCover } from './news-cover.tsx';
import styles from './news-item-row.module.css';
import { type NewsPaths, publicNewsPath } from './news-paths.ts';
import { NewsStatusMark } from './desk/news-status.tsx';

type NewsItemRowProps = {
  item: NewsSummaryView;
  paths: NewsPaths;
  onAct: (act: AskedAct, item: NewsSummaryView) => void;
  isBusy?: boolean;
};

/** One item of its writers: where it stands, what the reviewer said, what to do next. */
export function NewsItemRow({ item, paths, onAct, isBusy }: NewsItemRowProps) {
  const acts = item.desk?.acts ?? [];
  const work = item.desk?.revisionStatus ?? item.status;
  return (
    <article className={styles.item} aria-label={item.title}>
      <Link className={styles.cover} to={paths.detail(item.dynamicId)} tabIndex={-1} aria-hidden>
        <NewsCover item={item} />
      </Link>
      <div className={styles.body}>
        <p className={styles.state}>
          <NewsStatusMark status={item.status} revision={item.desk?.revisionStatus} />
          {item.isTop && <span className={styles.mark}>置顶</span>}
          {item.isRecommend && <span className={styles.mark}>推荐</span>}
        </p>
        <h2>
          <Link to={paths.detail(item.dynamicId)}>{item.title}</Link>
        </h2>
        <p className={styles.facts}>
          <span>{item.dynamicTypeName}</span>
          <span>{timeWords(item)}</span>
          {item.status === 'published' && <span className="tn">{figureLabel(item.viewCount)} 次阅读</span>}
        </p>
        {item.desk?.note && (work === 'returned' || item.status === 'offline') && (
          <p className={styles.note}>
            {work === 'returned' ? '退回原因' : '下线原因'}：{item.desk.note}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {item.status === 'published' && (
          <ButtonAnchor look="line" size="sm" href={publicNewsPath(item.dynamicId)}>
            在网站上看
          </ButtonAnchor>
        )}
        {acts.includes('update') && (
          <ButtonLink look="line" size="sm" to={paths.edit(item.dynamicId)}>
            修改
          </ButtonLink>
        )}
        {acts.filter(isAsked).map((act) => (
          <Button
            key={act}
            size="sm"
            look={act === 'withdraw' ? 'line' : 'danger'}
            disabled={isBusy}
            onClick={() => onAct(act, item)}
          >
            {newsActLabels[act]}
          </Button>
        ))}
      </div>
    </article>
  );
}

function timeWords({ status, publishAt, desk }: NewsSummaryView): string {
  if (publishAt && status === 'published') return `${dayTimeLabel(publishAt)} 发布`;
  if (publishAt && status === 'scheduled') return `${dayTimeLabel(publishAt)} 自动发布`;
  return desk ? `${dayTimeLabel(desk.updatedAt)} 更新` : '';
}
