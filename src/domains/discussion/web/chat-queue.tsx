import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { ChatQueueRow } from '../contract/review.contract.ts';
import { chatBadgeLabels, chatKindLabels } from '../contract/discussion.words.ts';
import styles from './chat-queue.module.css';
import { hidePostCall, listChatQueueCall, releasePostCall } from './discussion.calls.ts';

const refreshes = [listChatQueueCall];

/** Posts that staff decide on: what was written, why it waits, and showing or hiding it with a reason. */
export function ChatQueue({ rows }: { rows: readonly ChatQueueRow[] }) {
  const [hiding, setHiding] = useState<ChatQueueRow>();
  const release = useOperationCommand(releasePostCall, { refreshes });
  const hide = useOperationCommand(hidePostCall, { refreshes, reportedBy: 'form' });
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.chatId}>
            <p className={styles.head}>
              <b>{row.authorName}</b>
              <em>{chatBadgeLabels[row.authorKind]}</em>
              <em>{chatKindLabels[row.kind]}</em>
              {row.note && <em className={styles.why}>{row.note}</em>}
              {row.reportCount > 0 && <em className={styles.why}>{row.reportCount} 人举报</em>}
              <time dateTime={row.createdAt}>{dayTimeLabel(row.createdAt)}</time>
            </p>
            <p className={styles.text}>{row.content}</p>
            {row.reports.length > 0 && <p className={styles.from}>举报原因：{row.reports.join('；')}</p>}
            <p className={styles.from}>
              <a href={`/user-index/activityDetail/${row.activityId}#discussion`}>{row.activityTitle}</a> ·{' '}
              {row.teamName}
            </p>
            <div className={styles.acts}>
              <AskFirstButton
                look="line"
                size="sm"
                aria-label={`公开${row.authorName}的发言`}
                question={{
                  title: `${row.status === 'visible' ? '保留' : '公开'}${row.authorName}的发言？`,
                  decisiveLabel: row.status === 'visible' ? '保留' : '公开',
                  tone: 'plain',
                }}
                consequence={
                  row.reportCount > 0
                    ? '所有人都能看到，举报人会收到没有问题的结果。'
                    : '所有人都能看到这条发言。'
                }
                onConfirm={() => release.mutateAsync({ chatId: row.chatId })}
              >
                {row.status === 'visible' ? '保留' : '公开'}
              </AskFirstButton>
              {row.status !== 'hidden' && (
                <Button
                  look="danger"
                  size="sm"
                  aria-label={`隐藏${row.authorName}的发言`}
                  onClick={() => {
                    hide.reset();
                    setHiding(row);
                  }}
                >
                  隐藏
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={hiding !== undefined}
        onClose={() => setHiding(undefined)}
        keptAs={hiding && `post:${hiding.chatId}`}
        failure={hide.error}
        title={`隐藏${hiding?.authorName ?? ''}的发言`}
        decisiveLabel="确定隐藏"
        reason={{ label: '原因', hint: '作者会看到', isRequired: true }}
        onConfirm={(reason) => hiding && hide.mutateAsync({ chatId: hiding.chatId, reason })}
      >
        <p>隐藏后只有作者自己能看到，举报人会收到结果。</p>
      </ConfirmDialog>
    </>
  );
}
