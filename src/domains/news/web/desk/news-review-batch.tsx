import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskBatch } from '#platform/web/decisions/desk-batch.tsx';
import type { NewsQueueRow } from '../../contract/news-review.contract.ts';
import { newsReads, previewNewsItemsCall, reviewNewsItemsCall } from '../news.calls.ts';

type NewsReviewBatchProps = { chosen: readonly NewsQueueRow[]; onDone: () => void };

/** 批量通过 and 批量退回 of the chosen texts, each at the stage where it stands. */
export function NewsReviewBatch({ chosen, onDone }: NewsReviewBatchProps) {
  const look = useOperationCommand(previewNewsItemsCall);
  const review = useOperationCommand(reviewNewsItemsCall, { refreshes: newsReads });
  const items = chosen.map(({ dynamicId, desk }) => ({ dynamicId, version: desk?.version ?? 0 }));
  const waysOf = (verdict: 'pass' | 'return') => ({
    verdict,
    preview: () => look.mutateAsync({ items, verdict }),
    send: (reason: string) => review.mutateAsync({ items, verdict, ...(reason && { reason }) }),
  });
  return (
    <DeskBatch
      count={chosen.length}
      unit="篇"
      titleOf={(id) => `“${chosen.find(({ dynamicId }) => dynamicId === id)?.title ?? id}”`}
      onDone={onDone}
      choices={[
        {
          ...waysOf('return'),
          label: '退回',
          isDanger: true,
          consequence: '退回后由撰稿人修改再提交。',
          reason: { label: '退回原因', hint: '每位撰稿人都会收到这段话' },
        },
        {
          ...waysOf('pass'),
          label: '通过',
          consequence: '初审通过的等另一位同事终审，终审通过的按设定的时间发布。',
        },
      ]}
    />
  );
}
