import { PenLine } from 'lucide-react';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import { newsActLabels } from '#domains/news/contract/news.words.ts';
import { isAsked, useNewsActs } from '#domains/news/web/desk/news-acts.tsx';
import { informationPaths, publicNewsPath } from '#domains/news/web/news-paths.ts';
import { NewsPinButton } from '#domains/news/web/desk/news-pin.tsx';
import { NewsPreview } from '#domains/news/web/desk/news-preview.tsx';
import { NewsStatusMark } from '#domains/news/web/desk/news-status.tsx';
import { NewsWorkBoxes } from '#domains/news/web/desk/news-work-boxes.tsx';
import type { getNewsWorkCall } from '#domains/news/web/news.calls.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import styles from './information-work.module.css';
import { useNewsCategories } from './news-filters.tsx';

type InformationWorkProps = { work: RemoteResult<typeof getNewsWorkCall>; onEdit: () => void };

/** An item as it stands: as the public sees it, what happened, earlier revisions, and what may be done now. */
export function InformationWork({ work, onEdit }: InformationWorkProps) {
  const categories = useNewsCategories();
  const categoryName = (id: number): string =>
    categories.find(({ dynamicTypeId }) => dynamicTypeId === id)?.dynamicTypeName ?? work.dynamicTypeName;
  const acts = useNewsActs(informationPaths);
  const allowed = work.desk?.acts ?? [];
  return (
    <>
      {work.desk?.note && work.status === 'offline' && (
        <Notice kind="warning">下线原因：{work.desk.note}</Notice>
      )}
      <div className={styles.two}>
        <section className={`pn ${styles.body}`}>
          <p className={styles.acts}>
            <NewsStatusMark status={work.status} revision={work.desk?.revisionStatus} />
            {work.status === 'published' && (
              <ButtonAnchor look="line" size="sm" href={publicNewsPath(work.dynamicId)}>
                在网站上看
              </ButtonAnchor>
            )}
            {allowed.includes('update') && (
              <Button look="primary" size="sm" onClick={onEdit}>
                <PenLine className="ic" aria-hidden />
                {work.status === 'published' ? '写修改稿' : '修改'}
              </Button>
            )}
            {allowed.includes('pin') && <NewsPinButton item={work} />}
            {allowed.filter(isAsked).map((act) => (
              <Button
                key={act}
                size="sm"
                look={act === 'withdraw' ? 'line' : 'danger'}
                disabled={acts.isBusy}
                onClick={() => acts.begin(act, work)}
              >
                {newsActLabels[act]}
              </Button>
            ))}
          </p>
          <NewsPreview
            form={work.form}
            categoryName={categoryName(work.form.dynamicTypeId)}
            activityTitle={work.activityTitle}
          />
        </section>
        <aside className={styles.side}>
          <NewsWorkBoxes
            work={work}
            boxClass={`pn ${styles.box}`}
            categoryName={categoryName}
            history={<HistoryPanel kind="news" id={work.dynamicId} isFlush />}
            onRestored={work.isOwn ? onEdit : undefined}
          />
        </aside>
      </div>
      {acts.dialog}
    </>
  );
}
