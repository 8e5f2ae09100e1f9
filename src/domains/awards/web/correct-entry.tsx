import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { IssuedEntry } from '../contract/awards.contract.ts';
import { entryKinds } from '../contract/awards.words.ts';
import type { Issuer } from './awards.calls.ts';
import { factError, factsOf, formOf } from './entry-form.ts';
import { FactsFields } from './facts-fields.tsx';

type CorrectEntryProps = { entry: IssuedEntry; issuer: Issuer; onClose: () => void };

/** Sets one person's entry right, with the reason that they read; an open objection is answered by it. */
export function CorrectEntry({ entry, issuer, onClose }: CorrectEntryProps) {
  const correct = useOperationCommand(issuer.correct, { refreshes: issuer.refreshes, reportedBy: 'form' });
  const [{ score, ...form }, change, forget] = useKeptForm(`correct-entry-facts:${entry.entryId}`, {
    ...formOf(entry),
    score: entry.score === null ? '' : String(entry.score),
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        const { entryId, version, kind } = entry;
        await correct.mutateAsync({
          entryId,
          version,
          reason,
          facts: factsOf(kind, form),
          score: kind === 'training' && score !== '' ? Number(score) : null,
        });
        forget();
        showToast({ kind: 'success', text: '已更正，本人会收到原因' });
      }}
      title={`更正${entry.volunteerName}的${entryKinds[entry.kind]}`}
      decisiveLabel="更正"
      safeLabel="取消"
      tone="plain"
      failure={correct.error}
      keepsText
      reason={{
        keptAs: `correct-entry:${entry.entryId}`,
        label: '更正的原因',
        hint: '本人会看到',
        isRequired: true,
      }}
    >
      {entry.objection && !entry.answer && <p>异议：{entry.objection}</p>}
      <FactsFields kind={entry.kind} form={form} onChange={change} errorOf={factError(correct.error)} />
      {entry.kind === 'training' && (
        <TextField
          label="考核分数"
          hint="没有考核的不填"
          maxLength={3}
          value={score}
          onChange={(text) => change({ score: text.replace(/\D/g, '') })}
          error={correct.error?.errorOf('score')}
        />
      )}
    </ConfirmDialog>
  );
}
