import { Award, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { MyEntry } from '../contract/awards.contract.ts';
import { listMyRecordEntriesCall, objectRecordEntryCall } from './awards.calls.ts';
import { EntryFacts } from './entry-facts.tsx';
import styles from './entries.module.css';

type MyEntriesProps = { entries: readonly MyEntry[]; onOpenFile: (fileId: number) => void };

/** My trainings or awards, each with who entered it, its papers, and the way to object. */
export function MyEntries({ entries, onOpenFile }: MyEntriesProps) {
  const [doubted, setDoubted] = useState<MyEntry>();
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.entryId} className={entry.state === 'withdrawn' ? styles.withdrawn : undefined}>
            <i className={styles[entry.kind]} aria-hidden>
              {entry.kind === 'training' ? <GraduationCap className="ic" /> : <Award className="ic" />}
            </i>
            <EntryFacts entry={entry} onOpenFile={onOpenFile}>
              {entry.canObject && (
                <button type="button" className="link" onClick={() => setDoubted(entry)}>
                  不属实？提出异议
                </button>
              )}
            </EntryFacts>
          </li>
        ))}
      </ul>
      {doubted && <ObjectEntry entry={doubted} onClose={() => setDoubted(undefined)} />}
    </>
  );
}

function ObjectEntry({ entry, onClose }: { entry: MyEntry; onClose: () => void }) {
  const object = useOperationCommand(objectRecordEntryCall, {
    refreshes: [listMyRecordEntriesCall],
    reportedBy: 'form',
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (text) => {
        await object.mutateAsync({ entryId: entry.entryId, text });
        showToast({ kind: 'success', text: '异议已提交，答复后会发消息告诉你' });
      }}
      title={`对“${entry.title}”提出异议`}
      decisiveLabel="提出异议"
      safeLabel="取消"
      tone="plain"
      failure={object.error}
      reason={{
        keptAs: `object-entry:${entry.entryId}`,
        label: '异议说明',
        hint: '哪里不对，10 到 300 个字',
        isRequired: true,
        maxLength: 300,
      }}
    >
      <p>由{entry.teamName ?? '实践中心'}核实后更正、撤回或说明理由；每条记录可以提一次。</p>
    </ConfirmDialog>
  );
}
