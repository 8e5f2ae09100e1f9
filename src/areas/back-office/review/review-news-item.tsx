import { useState } from 'react';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import { newsActLabels } from '#domains/news/contract/news.words.ts';
import { isAsked, useNewsActs } from '#domains/news/web/desk/news-acts.tsx';
import { NewsCompare } from '#domains/news/web/desk/news-compare.tsx';
import { publicNewsPath } from '#domains/news/web/news-paths.ts';
import { NewsPinButton } from '#domains/news/web/desk/news-pin.tsx';
import { NewsPreview } from '#domains/news/web/desk/news-preview.tsx';
import { NewsReviewDecision } from '#domains/news/web/desk/news-review-decision.tsx';
import { NewsStatusMark } from '#domains/news/web/desk/news-status.tsx';
import { getNewsWorkCall } from '#domains/news/web/news.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { useNewsCategories } from '../information/news-filters.tsx';
import styles from './review-news-item.module.css';

type Work = RemoteResult<typeof getNewsWorkCall>;

/** One text for its reviewer: whole, or what it changes, what happened to it, and the decision. */
export function ReviewNewsItem({ id, onDecided }: { id: number; onDecided: () => void }) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getNewsWorkCall,
    { id },
    { reportedBy: 'form' },
  );
  return (
    <>
      {isPending && <Skeleton kind="block" />}
      {error && !data && <LoadFailed what="内容" failure={error} onRetry={() => void refetch()} />}
      {data && <Item work={data} onDecided={onDecided} />}
    </>
  );
}

function Item({ work, onDecided }: { work: Work; onDecided: () => void }) {
  const categories = useNewsCategories();
  const acts = useNewsActs();
  const [isComparing, setComparing] = useState(work.publishedForm !== null);
  const categoryName = (id: number): string =>
    categories.find(({ dynamicTypeId }) => dynamicTypeId === id)?.dynamicTypeName ?? work.dynamicTypeName;
  const allowed = work.desk?.acts ?? [];
  return (
    <>
      <div className={styles.item}>
        <p className={styles.acts}>
          <NewsStatusMark status={work.status} revision={work.desk?.revisionStatus} />
          {work.status === 'published' && (
            <ButtonAnchor look="line" size="sm" href={publicNewsPath(work.dynamicId)}>
              在网站上看
            </ButtonAnchor>
          )}
          {work.publishedForm && (
            <Button look="line" size="sm" onClick={() => setComparing(!isComparing)}>
              {isComparing ? '看全文' : '和公开的版本比较'}
            </Button>
          )}
          {allowed.includes('pin') && <NewsPinButton item={work} />}
          {allowed.filter(isAsked).map((act) => (
            <Button
              key={act}
              look="danger"
              size="sm"
              disabled={acts.isBusy}
              onClick={() => acts.begin(act, work)}
            >
              {newsActLabels[act]}
            </Button>
          ))}
        </p>
        {work.publishedForm && isComparing ? (
          <NewsCompare
            before={work.publishedForm}
            after={work.form}
            beforeLabel="公开的版本"
            categoryName={categoryName}
          />
        ) : (
          <NewsPreview
            form={work.form}
            categoryName={categoryName(work.form.dynamicTypeId)}
            activityTitle={work.activityTitle}
          />
        )}
        <HistoryPanel kind="news" id={work.dynamicId} />
      </div>
      <NewsReviewDecision work={work} isOpen={allowed.includes('review')} onDecided={onDecided} />
      {acts.dialog}
    </>
  );
}
