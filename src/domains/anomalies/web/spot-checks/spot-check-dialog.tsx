import { type ReactNode, useState } from 'react';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { SpotCheckRow } from '../../contract/spot-checks.contract.ts';
import { spotFindings, spotStatusLabels } from '../../contract/spot-checks.words.ts';
import { listSpotChecksCall, recordSpotCheckCall } from '../anomalies.calls.ts';
import { proofLine } from './spot-check-table.tsx';

const options = [
  { value: '', label: '请选择' },
  ...spotFindings.map((value) => ({ value, label: spotStatusLabels[value] })),
];

type SpotCheckDialogProps = {
  row: SpotCheckRow;
  onClose: () => void;
  /** Where what follows is done, by the rooms that own it. */
  waysOn: ReactNode;
};

/** One drawn record: how it came to be, what the look at it found, and why. */
export function SpotCheckDialog({ row, onClose, waysOn }: SpotCheckDialogProps) {
  const [chosen, setChosen] = useState('');
  const [note, setNote, forget] = useKeptText(`spot:${row.hourId}`);
  const finding = spotFindings.find((one) => one === chosen);
  const record = useOperationCommand(recordSpotCheckCall, {
    refreshes: [listSpotChecksCall],
    reportedBy: 'form',
  });
  const store = (): void =>
    record.mutate(
      // The server names what was not chosen.
      { hourId: row.hourId, finding: finding as NonNullable<typeof finding>, note },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: '抽查结果已记下' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={`抽查${row.volunteerName}的 ${row.minutes} 分钟`}
      decisive={{ label: '记下结果', onPress: store, isBusy: record.isPending }}
    >
      <div className={list.form}>
        {record.error && (
          <Notice kind="error" isLive>
            {record.error.msg}
          </Notice>
        )}
        <p>
          {row.teamName}“{row.activityTitle}”，{dayLabel(row.startsAt)} {spanLabel(row.startsAt, row.endsAt)}
          。{row.evidenceGrade} 级证据：{proofLine(row)}。
        </p>
        <SelectField
          label="核对结果"
          isRequired
          value={chosen}
          options={options}
          onChange={setChosen}
          error={record.error?.errorOf('finding')}
        />
        <TextField
          label="说明"
          maxLength={300}
          value={note}
          hint="问了谁、看了什么；不符或暂未核实时必填。结果不改变这条时长，也不影响任何人的信用"
          error={record.error?.errorOf('note')}
          onChange={setNote}
        />
        <p>核对不符的，另走程序：{waysOn}</p>
      </div>
    </Dialog>
  );
}
