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
        <HistoryPanel kind="news" id={work.dynamicId} isFlush />
      </div>
      {work.review?.refusal && <NotYours review={work.review} refusal={work.review.refusal} />}
      <NewsReviewDecision
        work={work}
        isOpen={allowed.includes('review') && !work.review?.refusal}
        onDecided={onDecided}
      />
      {acts.dialog}
    </>
  );
}

const refusalWords = {
  ownWork: '这篇由你撰写或修改过，不能由你审核',
  sameReviewer: '这篇的初审是你通过的，终审要由另一位同事',
} as const;

type NotYoursProps = { review: NonNullable<Work['review']>; refusal: keyof typeof refusalWords };

/** Said before somebody reads it all: it is for a colleague, and for whom. */
const NotYours = ({ review: { colleagues }, refusal }: NotYoursProps) => (
  <p className={styles.notYours} role="note">
    {refusalWords[refusal]}。
    {colleagues.length > 0
      ? `可以请${colleagues.join('、')}审核。`
      : '现在没有别的同事可以审核，请联系系统管理员。'}
  </p>
);
