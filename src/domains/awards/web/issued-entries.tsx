import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { IssuedEntry } from '../contract/awards.contract.ts';
import type { Issuer } from './awards.calls.ts';
import { CorrectEntry } from './correct-entry.tsx';
import { EntryFacts } from './entry-facts.tsx';
import styles from './entries.module.css';

type IssuedEntriesProps = {
  entries: readonly IssuedEntry[];
  issuer: Issuer;
  onOpenFile: (fileId: number) => void;
};
type Asked = { entryId: number; as: 'correct' | 'withdraw' | 'answer' };

/** Entries as who made them reads them: whose, what, and setting right, taking back and answering. */
export function IssuedEntries({ entries, issuer, onOpenFile }: IssuedEntriesProps) {
  const [asked, setAsked] = useState<Asked>();
  const entry = entries.find((one) => one.entryId === asked?.entryId);
  const close = () => setAsked(undefined);
  return (
    <>
      <ul className={styles.list}>
        {entries.map((one) => {
          const ask = (as: Asked['as']) => () => setAsked({ entryId: one.entryId, as });
          return (
            <li key={one.entryId} className={one.state === 'withdrawn' ? styles.withdrawn : undefined}>
              <div className={styles.whose}>
                <b>{one.volunteerName}</b>
                <small className="tn">{one.volunteerNo}</small>
              </div>
              <EntryFacts entry={one} onOpenFile={onOpenFile}>
                {one.state === 'valid' && (
                  <>
                    {one.objection && !one.answer && (
                      <Button look="primary" size="sm" onClick={ask('answer')}>
                        答复异议
                      </Button>
                    )}
                    <Button look="line" size="sm" onClick={ask('correct')}>
                      更正
                    </Button>
                    <Button look="danger" size="sm" onClick={ask('withdraw')}>
                      撤回
                    </Button>
                  </>
                )}
              </EntryFacts>
            </li>
          );
        })}
      </ul>
      {entry && asked?.as === 'correct' && <CorrectEntry entry={entry} issuer={issuer} onClose={close} />}
      {entry && asked?.as === 'withdraw' && <WithdrawEntry entry={entry} issuer={issuer} onClose={close} />}
      {entry && asked?.as === 'answer' && <AnswerEntry entry={entry} issuer={issuer} onClose={close} />}
    </>
  );
}

type OneProps = { entry: IssuedEntry; issuer: Issuer; onClose: () => void };

function WithdrawEntry({ entry, issuer, onClose }: OneProps) {
  const { mutateAsync, error } = useOperationCommand(issuer.withdraw, {
    refreshes: issuer.refreshes,
    reportedBy: 'form',
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        await mutateAsync({ entryId: entry.entryId, reason });
        showToast({ kind: 'success', text: '已撤回，本人会收到原因' });
      }}
      title={`撤回${entry.volunteerName}的“${entry.title}”？`}
      decisiveLabel="撤回"
      failure={error}
      reason={{
        keptAs: `withdraw-entry:${entry.entryId}`,
        label: '撤回的原因',
        hint: '本人会看到',
        isRequired: true,
      }}
    >
      <p>撤回后不能恢复；记录划去后仍留在本人的档案里，写着原因。</p>
    </ConfirmDialog>
  );
}

function AnswerEntry({ entry, issuer, onClose }: OneProps) {
  const { mutateAsync, error } = useOperationCommand(issuer.answer, {
    refreshes: issuer.refreshes,
    reportedBy: 'form',
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (answer) => {
        await mutateAsync({ entryId: entry.entryId, answer });
        showToast({ kind: 'success', text: '已答复，本人会收到' });
      }}
      title={`维持“${entry.title}”，答复${entry.volunteerName}`}
      decisiveLabel="答复"
      safeLabel="取消"
      tone="plain"
      failure={error}
      reason={{
        keptAs: `answer-entry:${entry.entryId}`,
        label: '答复',
        hint: '5 到 300 个字',
        isRequired: true,
        maxLength: 300,
      }}
    >
      <p>异议：{entry.objection}</p>
      <p>记录确有错误的，请用“更正”或“撤回”，原因就是答复。</p>
    </ConfirmDialog>
  );
}
