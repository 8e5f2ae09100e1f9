import { useState } from 'react';
import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { type ProofFile, ProofField } from '#platform/web/fields/files/proof-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { hourLimits } from '../../contract/hours.words.ts';
import type { MaterialAsk } from '../../contract/material.contract.ts';
import { materialSides } from '../../contract/material.words.ts';
import {
  answerHourMaterialCall,
  listMyHourClaimsCall,
  listMyHoursCall,
  listMyVisitHoursCall,
} from '../hours.calls.ts';

/** 补材料: what is asked of me, until when and what follows otherwise, with the button to hand it in; nothing where nobody asks. */
export function HandInMaterial({ asks }: { asks: readonly MaterialAsk[] }) {
  const [isOpen, setOpen] = useState(false);
  const ask = asks.find(({ state }) => state === 'open');
  return (
    ask && (
      <>
        <Button look="primary" size="sm" onClick={() => setOpen(true)}>
          补材料，{dayLabel(new Date(Date.parse(ask.dueAt) - 1))}前
        </Button>
        {isOpen && <HandInDialog ask={ask} onClose={() => setOpen(false)} />}
      </>
    )
  );
}

function HandInDialog({ ask, onClose }: { ask: MaterialAsk; onClose: () => void }) {
  const answer = useOperationCommand(answerHourMaterialCall, {
    refreshes: [listMyHoursCall, listMyVisitHoursCall, listMyHourClaimsCall],
    reportedBy: 'form',
  });
  const [files, setFiles] = useState<ProofFile[]>([]);
  const side = materialSides[ask.side];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (text) => {
        const fileIds = files.map(({ fileId }) => fileId);
        await answer.mutateAsync({ askId: ask.askId, text, fileIds });
        showToast({ kind: 'success', text: `已补交，${side}会接着办` });
      }}
      title="补交材料"
      decisiveLabel="补交"
      safeLabel="取消"
      tone="plain"
      failure={answer.error}
      reason={{
        keptAs: `material-${ask.askId}`,
        label: '说明',
        hint: '补的是什么、能说明什么',
        isRequired: true,
        maxLength: 500,
      }}
    >
      <p>
        {side}说还缺：{ask.missing}
      </p>
      <p className="muted">
        到 {dayLabel(new Date(Date.parse(ask.dueAt) - 1))} 没有补，{side}
        按现有材料决定，不会因此直接拒绝。只能补交一次，请一次补齐。
      </p>
      <ProofField
        label="材料"
        purpose="hourProof"
        accept="image/jpeg,image/png,application/pdf"
        files={files}
        onChange={setFiles}
        max={hourLimits.entryProofs}
        maxMegabytes={10}
        hint={`照片或文件，至多 ${hourLimits.entryProofs} 份，只有办理的队伍和中心的审核人员能看到，看过会告诉你`}
        error={answer.error?.errorOf('fileIds')}
      />
    </ConfirmDialog>
  );
}
