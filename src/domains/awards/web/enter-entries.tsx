import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { type ProofFile, ProofField } from '#platform/web/fields/files/proof-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { type EntryKind, entryKinds, recordEntryLimits } from '../contract/awards.words.ts';
import type { Issuer } from './awards.calls.ts';
import { emptyFacts, factError, factsOf, peopleIn } from './entry-form.ts';
import { FactsFields } from './facts-fields.tsx';

type EnterEntriesProps = { kind: EntryKind; issuer: Issuer; onClose: () => void };

/** Enters one training or award for several people at once, with its papers; says who is told. */
export function EnterEntries({ kind, issuer, onClose }: EnterEntriesProps) {
  const enter = useOperationCommand(issuer.enter, { refreshes: issuer.refreshes, reportedBy: 'form' });
  const [{ people, ...form }, change, forget] = useKeptForm(`enter-entries:${kind}`, {
    ...emptyFacts,
    people: '',
  });
  const [files, setFiles] = useState<ProofFile[]>([]);
  const given = peopleIn(people);
  const peopleError =
    enter.error?.errorOf('people') ?? enter.error?.errors.find(({ path }) => path.startsWith('people'))?.msg;
  const send = async () => {
    const fileIds = files.map((file) => file.fileId);
    const { enteredCount, skipped } = await enter.mutateAsync({
      facts: factsOf(kind, form),
      people: given,
      fileIds,
    });
    forget();
    const rest = skipped.length > 0 ? `；${skipped.slice(0, 5).join('、')}已有这条，没有重复记入` : '';
    showToast({ kind: 'success', text: `已记入 ${enteredCount} 人${rest}` });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={`记入${entryKinds[kind]}`}
      decisiveLabel={given.length > 0 ? `记入 ${given.length} 人` : '记入'}
      safeLabel="取消"
      tone="plain"
      failure={enter.error}
      keepsText
    >
      <p>记入后每个人都会收到消息，不属实的可以提出异议。错了可以更正或撤回，原因会留下。</p>
      <FactsFields kind={kind} form={form} onChange={change} errorOf={factError(enter.error)} />
      <TextAreaField
        label="志愿者编号"
        hint={`一行一个，至多 ${recordEntryLimits.people} 人${kind === 'training' ? '；考核过的在编号后面空一格写分数' : ''}`}
        isRequired
        maxLength={2000}
        value={people}
        onChange={(text) => change({ people: text })}
        error={peopleError}
      />
      <ProofField
        label="材料"
        purpose="recordProof"
        accept="image/jpeg,image/png,application/pdf"
        files={files}
        onChange={setFiles}
        max={recordEntryLimits.files}
        maxMegabytes={10}
        hint={`证书或文件，至多 ${recordEntryLimits.files} 份，同一批的每个人都能看到`}
        error={enter.error?.errorOf('fileIds')}
      />
    </ConfirmDialog>
  );
}
