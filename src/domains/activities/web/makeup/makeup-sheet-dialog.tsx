import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { readAsBase64 } from '#platform/web/read-as-base64.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { MakeupPerson } from '../../contract/makeups.contract.ts';
import { makeupLimits } from '../../contract/makeups.words.ts';
import { getMakeupTemplateCall, readMakeupSheetCall } from './makeups.calls.ts';
import styles from './makeup.module.css';

const mostBytes = 500_000;
type SheetError = { row: number; msg: string };

const columns: readonly Column<SheetError>[] = [
  { key: 'row', header: '行', isTight: true, cell: ({ row }) => `第 ${row} 行` },
  { key: 'problem', header: '问题', cell: ({ msg }) => msg },
];

type MakeupSheetDialogProps = { onClose: () => void; onRead: (people: MakeupPerson[]) => void };

/** A list of people from a spreadsheet: read first, taken into the form then; saving and submitting judge it once more. */
export function MakeupSheetDialog({ onClose, onRead }: MakeupSheetDialogProps) {
  const [fileError, setFileError] = useState<string>();
  const read = useOperationCommand(readMakeupSheetCall, { reportedBy: 'form' });
  const choose = async (file: File | undefined): Promise<void> => {
    read.reset();
    const isTooLarge = file !== undefined && file.size > mostBytes;
    setFileError(isTooLarge ? '文件至多 500 KB，请删去多余的工作表' : undefined);
    if (file && !isTooLarge) read.mutate({ sheet: await readAsBase64(file) });
  };
  const { people = [], errors = [] } = read.data ?? {};
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="用表格导入名单"
      decisive={
        people.length > 0
          ? {
              label:
                errors.length > 0 ? `跳过有问题的行，加入 ${people.length} 人` : `加入 ${people.length} 人`,
              onPress: () => onRead([...people]),
            }
          : undefined
      }
    >
      <div className={styles.sheet}>
        <p className="txt2">
          先下载模板，每行一位成员，写志愿者编号和姓名，一次至多 {makeupLimits.bySheet}{' '}
          人。开始、结束和分钟可以不填，按整场算。
        </p>
        <span>
          <DownloadButton
            label="下载模板"
            isSmall
            fetchSheet={() => callOperation(getMakeupTemplateCall, {})}
          />
        </span>
        <Field
          label="名单文件（.xlsx）"
          error={fileError ?? read.error?.errors[0]?.msg ?? read.error?.msg ?? ''}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        {read.isPending && <p role="status">正在读取名单…</p>}
        {read.data && (
          <Notice kind={errors.length > 0 ? 'warning' : 'success'} isLive>
            {`读到 ${people.length} 人${errors.length > 0 ? `，${errors.length} 行有问题，改好可以再选一次。` : '。'}`}
          </Notice>
        )}
        {errors.length > 0 && (
          <DataTable
            caption="有问题的行"
            cards="none"
            rows={errors}
            keyOf={({ row, msg }) => `${row} ${msg}`}
            columns={columns}
          />
        )}
      </div>
    </Dialog>
  );
}
