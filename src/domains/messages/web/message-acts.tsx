import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { MessageView } from '../contract/messages.contract.ts';
import styles from './message-inbox.module.css';
import {
  getMessagePreferencesCall,
  listMessagesCall,
  muteTeamCall,
  reportBulkMessageCall,
} from './messages.calls.ts';

/** What can be done with one message beside opening it: answer, delete, and for a team's bulk message mute and report. */
export function MessageActs({ message, onDelete }: { message: MessageView; onDelete: () => void }) {
  return (
    <div className={styles.acts}>
      {message.answerLink && (
        <ButtonAnchor look="primary" size="sm" href={message.answerLink}>
          去接受或放弃
        </ButtonAnchor>
      )}
      {message.bulk && <BulkActs messageId={message.messageId} bulk={message.bulk} />}
      <Button look="ghost" size="sm" aria-label={`删除：${message.title}`} onClick={onDelete}>
        删除
      </Button>
    </div>
  );
}

type BulkActsProps = { messageId: number; bulk: NonNullable<MessageView['bulk']> };

function BulkActs({ messageId, bulk }: BulkActsProps) {
  const [isReporting, setReporting] = useState(false);
  const refreshes = [listMessagesCall, getMessagePreferencesCall];
  const mute = useOperationCommand(muteTeamCall, { refreshes });
  const report = useOperationCommand(reportBulkMessageCall, { refreshes });
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        disabled={mute.isPending}
        onClick={() => mute.mutate({ teamId: bulk.teamId, isMuted: !bulk.isMuted })}
      >
        {bulk.isMuted ? `恢复接收${bulk.teamName}的群发` : `不再接收${bulk.teamName}的群发`}
      </Button>
      <Button look="ghost" size="sm" disabled={bulk.isReported} onClick={() => setReporting(true)}>
        {bulk.isReported ? '已举报' : '举报'}
      </Button>
      <ConfirmDialog
        isOpen={isReporting}
        onClose={() => setReporting(false)}
        title="举报这条群发消息"
        decisiveLabel="提交举报"
        reason={{
          keptAs: `report-message:${messageId}`,
          label: '举报原因',
          hint: '例如：与志愿服务无关、骚扰、内容不实',
          isRequired: true,
        }}
        onConfirm={async (reason) => {
          await report.mutateAsync({ messageId, reason });
          showToast({ kind: 'success', text: '举报已提交，处理后会通知你' });
        }}
      >
        <p>实践中心会核实{bulk.teamName}发来的这条消息，结果会通知你。</p>
      </ConfirmDialog>
    </>
  );
}
