import { useState } from 'react';
import { dayLabel } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { type ProofFile, ProofField } from '#platform/web/fields/files/proof-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import {
  type CorrectionCause,
  correctionCauses,
  correctionWorkdays,
  hourLimits,
} from '../../contract/hours.words.ts';
import { listMyHoursCall, listMyVisitHoursCall, requestHourCorrectionCall } from '../hours.calls.ts';
import { endOf, recordedOf, ShouldBe, startOf } from './should-be.tsx';
import type { MyHour } from './my-hour.ts';

const causes = keysOf(correctionCauses).map((key) => ({ value: key, label: correctionCauses[key] }));

/** 申请更正: what is wrong, what it should be, why, and papers; says beforehand who answers until when. */
export function CorrectHourDialog({ hour, onClose }: { hour: MyHour; onClose: () => void }) {
  const request = useOperationCommand(requestHourCorrectionCall, {
    refreshes: [listMyHoursCall, listMyVisitHoursCall],
    reportedBy: 'form',
  });
  const [{ cause, ...typed }, change, forget] = useKeptForm(`correct-hour-facts:${hour.hourId}`, {
    ...recordedOf(hour),
    cause: '',
  });
  const [files, setFiles] = useState<ProofFile[]>([]);
  const errorOf = (path: string) => request.error?.errorOf(path);
  const send = async (text: string) => {
    const fileIds = files.map((file) => file.fileId);
    const times = { startsAt: startOf(hour, typed.from), endsAt: endOf(hour, typed.to) };
    const wish = { hourId: hour.hourId, minutes: Number(typed.minutes), times, text, fileIds };
    const { dueAt } = await request.mutateAsync({ ...wish, cause: cause as CorrectionCause });
    forget();
    const until = dayLabel(new Date(Date.parse(dueAt) - 1));
    showToast({ kind: 'success', text: `更正申请已提交，队伍应在 ${until} 前答复` });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={`申请更正“${hour.activityTitle}”的时长`}
      decisiveLabel="提交更正"
      safeLabel="取消"
      tone="plain"
      failure={request.error}
      keepsText
      reason={{
        keptAs: `correct-hour:${hour.hourId}`,
        label: '说明',
        hint: '哪里不对、应该是多少，10 到 500 个字',
        isRequired: true,
        maxLength: 500,
      }}
    >
      <p>
        原记录照常公示、照常生效；队伍 {correctionWorkdays}{' '}
        个工作日内答复，过期自动转给实践中心。改多改少都要由中心的第二个人批准，批准后另加一条更正记录。
      </p>
      <SelectField
        label="哪里不对"
        isRequired
        options={[{ value: '', label: '请选择' }, ...causes]}
        value={cause}
        onChange={(chosen) => change({ cause: chosen })}
        error={errorOf('cause')}
      />
      <ShouldBe hour={hour} typed={typed} onChange={change} errorOf={errorOf} />
      <ProofField
        label="证据"
        purpose="hourProof"
        accept="image/jpeg,image/png,application/pdf"
        files={files}
        onChange={setFiles}
        max={hourLimits.entryProofs}
        maxMegabytes={10}
        hint={`照片或文件，至多 ${hourLimits.entryProofs} 份，不带他人正脸，只有你、办理的队伍和中心的审核人员能看到`}
        error={errorOf('fileIds')}
      />
    </ConfirmDialog>
  );
}
