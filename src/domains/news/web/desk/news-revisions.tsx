import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { NewsRevisionView, NewsWorkView } from '../../contract/news-desk.contract.ts';
import { revisionStatusLabels } from '../../contract/news.words.ts';
import { NewsCompare } from './news-compare.tsx';
import { NewsPreview } from './news-preview.tsx';
import styles from './news-revisions.module.css';
import { getNewsRevisionCall, newsReads, restoreNewsRevisionCall } from '../news.calls.ts';

type NewsRevisionsProps = {
  work: NewsWorkView;
  categoryName: (id: number) => string;
  /** After an old text became the draft; absent where nothing may be written. */
  onRestored?: (() => void) | undefined;
};

/** Every revision of an item: to look at, to compare with the present text, to take back as a draft. */
export function NewsRevisions({ work, categoryName, onRestored }: NewsRevisionsProps) {
  const [shown, setShown] = useState<number>();
  const [restored, setRestored] = useState<NewsRevisionView>();
  const restore = useOperationCommand(restoreNewsRevisionCall, { refreshes: newsReads });
  const mayRestore = onRestored !== undefined && (work.desk?.acts.includes('update') ?? false);
  const current = work.revisions[0]?.number;
  return (
    <>
      <ul className={styles.list} aria-label="历史版本">
        {work.revisions.map((revision) => (
          <li key={revision.number}>
            <p>
              <b>第 {revision.number} 版</b>
              <span>{revisionStatusLabels[revision.status]}</span>
            </p>
            <small>
              {revision.writerName}，{dayTimeLabel(revision.updatedAt)}
            </small>
            <ReviewerWords revision={revision} />
            <span className={styles.acts}>
              <Button look="line" size="sm" onClick={() => setShown(revision.number)}>
                查看和比较
              </Button>
              {mayRestore && revision.number !== current && (
                <Button look="line" size="sm" onClick={() => setRestored(revision)}>
                  取回为草稿
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <RevisionDialog
          work={work}
          number={shown}
          categoryName={categoryName}
          onClose={() => setShown(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={restored !== undefined}
        onClose={() => setRestored(undefined)}
        title={`取回“${work.title}”第 ${restored?.number ?? ''} 版？`}
        decisiveLabel="取回为草稿"
        tone="plain"
        onConfirm={async () => {
          if (!restored || !work.desk) return;
          const { dynamicId, desk } = work;
          await restore.mutateAsync({ dynamicId, version: desk.version, number: restored.number });
          showToast({ kind: 'success', text: '已取回为草稿，修改后请提交' });
          onRestored?.();
        }}
      >
        <p>那一版的内容成为新的草稿。公众看到的版本不变，正在写的草稿转入历史版本。</p>
      </ConfirmDialog>
    </>
  );
}

function ReviewerWords({ revision }: { revision: NewsRevisionView }) {
  const { firstReviewerName, finalReviewerName, opinion } = revision;
  if (!firstReviewerName && !opinion) return null;
  return (
    <small>
      {firstReviewerName && `初审 ${firstReviewerName}`}
      {finalReviewerName && `，终审 ${finalReviewerName}`}
      {opinion && `。意见：${opinion}`}
    </small>
  );
}

type RevisionDialogProps = Pick<NewsRevisionsProps, 'work' | 'categoryName'> & {
  number: number;
  onClose: () => void;
};

function RevisionDialog({ work, number, categoryName, onClose }: RevisionDialogProps) {
  const [isComparing, setComparing] = useState(false);
  const revision = useOperationQuery(getNewsRevisionCall, { dynamicId: work.dynamicId, number });
  const form = revision.data?.form;
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={`第 ${number} 版`}
      safeLabel="关闭"
      decisive={{
        label: isComparing ? '看这一版全文' : '和现在的内容比较',
        onPress: () => setComparing(!isComparing),
      }}
    >
      {revision.isPending && <Skeleton kind="block" />}
      {revision.isError && <p>{revision.error.msg}</p>}
      {form && isComparing && (
        <NewsCompare
          before={form}
          after={work.form}
          beforeLabel={`第 ${number} 版`}
          categoryName={categoryName}
        />
      )}
      {form && !isComparing && <NewsPreview form={form} categoryName={categoryName(form.dynamicTypeId)} />}
    </Dialog>
  );
}
