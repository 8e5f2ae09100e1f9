import { useState } from 'react';
import { dayLabel } from '#platform/contract/instants.ts';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { MaterialAsk } from '../../contract/material.contract.ts';
import { type MaterialSide, materialWorkdays } from '../../contract/material.words.ts';

/** Whether a side may still ask: it has not, and nobody waits for an answer. */
export const canAskMaterial = (
  { asks, awaitsUntil }: { asks: readonly MaterialAsk[]; awaitsUntil: string | null },
  side: MaterialSide,
): boolean => awaitsUntil === null && !asks.some((ask) => ask.side === side);

type AskMaterialDialogProps = {
  /** Whose request it is. */
  name: string;
  keptAs: string;
  onConfirm: (missing: string) => Promise<{ dueAt: string }>;
  failure: OperationFailed | null;
};

/** 请补材料: one sentence on what is missing, after saying what happens to the clock. */
export function AskMaterialDialog({ name, keptAs, onConfirm, failure }: AskMaterialDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="line" type="button" onClick={() => setOpen(true)}>
        请补材料
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={async (missing) => {
          const { dueAt } = await onConfirm(missing);
          const until = dayLabel(new Date(Date.parse(dueAt) - 1));
          showToast({ kind: 'success', text: `已请${name}在 ${until} 前补材料，时钟停着` });
        }}
        title={`请${name}补材料`}
        decisiveLabel="发给本人"
        safeLabel="取消"
        tone="plain"
        failure={failure}
        reason={{ keptAs, label: '还缺什么', hint: '本人会看到这句话，5 到 200 个字', isRequired: true }}
      >
        <p>
          本人有 {materialWorkdays}{' '}
          个工作日补交，期间时钟停着，补交后接着走剩下的天数；到期没有补，按现有材料决定。只能请一次。
        </p>
      </ConfirmDialog>
    </>
  );
}
