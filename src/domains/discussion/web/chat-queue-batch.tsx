import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskBatch } from '#platform/web/decisions/desk-batch.tsx';
import type { ChatQueueRow } from '../contract/review.contract.ts';
import { decidePostsCall, listChatQueueCall, previewPostsCall } from './discussion.calls.ts';

type ChatQueueBatchProps = { chosen: readonly ChatQueueRow[]; onDone: () => void };

/** 批量公开 and 批量隐藏 of the chosen posts. */
export function ChatQueueBatch({ chosen, onDone }: ChatQueueBatchProps) {
  const look = useOperationCommand(previewPostsCall);
  const decide = useOperationCommand(decidePostsCall, { refreshes: [listChatQueueCall] });
  const chatIds = chosen.map(({ chatId }) => chatId);
  const waysOf = (verdict: 'release' | 'hide') => ({
    verdict,
    preview: () => look.mutateAsync({ chatIds, verdict }),
    send: (reason: string) => decide.mutateAsync({ chatIds, verdict, ...(reason && { reason }) }),
  });
  const authorOf = (id: number) => chosen.find(({ chatId }) => chatId === id)?.authorName ?? '';
  return (
    <DeskBatch
      count={chosen.length}
      unit="条"
      titleOf={(id) => `${authorOf(id)}的发言`}
      onDone={onDone}
      choices={[
        {
          ...waysOf('hide'),
          label: '隐藏',
          isDanger: true,
          consequence: '隐藏后只有作者自己能看到，举报人会收到结果。',
          reason: { label: '隐藏的原因', hint: '每位作者都会看到这段话' },
        },
        { ...waysOf('release'), label: '公开', consequence: '公开后所有人都能看到，举报人会收到结果。' },
      ]}
    />
  );
}
