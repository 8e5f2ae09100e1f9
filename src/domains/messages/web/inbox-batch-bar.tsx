import { Check } from 'lucide-react';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { MessageView } from '../contract/messages.contract.ts';
import styles from './message-inbox.module.css';
import type { InboxActs } from './use-inbox-acts.ts';

/** Above the list: what was just deleted, and what can be done with the chosen messages. */
export function BatchBar(props: { acts: InboxActs; chosen: number[]; shown: readonly MessageView[] }) {
  const { acts, chosen, shown } = props;
  const isAll = shown.length > 0 && chosen.length === shown.length;
  return (
    <>
      {acts.deleted.length > 0 && (
        <Notice kind="success" isLive className={styles.undo}>
          已删除 {acts.deleted.length} 条消息。
          <Button look="ghost" size="sm" disabled={acts.isBusy} onClick={acts.restore}>
            撤销
          </Button>
        </Notice>
      )}
      {shown.length > 0 && (
        <div className={styles.batch}>
          <ChoiceBox
            label="选择本页全部消息"
            isOn={isAll}
            onToggle={() => acts.choose(isAll ? [] : shown.map(({ messageId }) => messageId))}
          />
          <span aria-live="polite">{chosen.length > 0 ? `已选 ${chosen.length} 条` : '全选'}</span>
          <Button
            look="line"
            size="sm"
            disabled={chosen.length === 0 || acts.isBusy}
            onClick={() => acts.read.mutate({ messageIds: chosen }, { onSuccess: () => acts.choose([]) })}
          >
            标为已读
          </Button>
          <Button
            look="line"
            size="sm"
            disabled={chosen.length === 0 || acts.isBusy}
            onClick={() => acts.remove(chosen)}
          >
            删除
          </Button>
        </div>
      )}
    </>
  );
}

/** A box that chooses one thing; its label is read out, not shown. */
export function ChoiceBox({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <label className="ck">
      <input type="checkbox" aria-label={label} checked={isOn} onChange={onToggle} />
      <i>
        <Check aria-hidden />
      </i>
    </label>
  );
}
