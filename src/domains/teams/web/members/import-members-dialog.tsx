import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { memberLimits } from '../../contract/members.words.ts';
import {
  checkMemberImportCall,
  getImportTemplateCall,
  importMembersCall,
  memberReads,
} from './members.calls.ts';
import { readAsBase64 } from '#platform/web/read-as-base64.ts';
import styles from './member-form.module.css';

type Checked = RemoteResult<typeof checkMemberImportCall>;
const mostBytes = 500_000;

/** A list of members from a spreadsheet: first a rehearsal that writes nothing, then the import. */
export function ImportMembersDialog({ onClose }: { onClose: () => void }) {
  const [sheet, setSheet] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const check = useOperationCommand(checkMemberImportCall, { reportedBy: 'form' });
  const bring = useOperationCommand(importMembersCall, { refreshes: memberReads, reportedBy: 'form' });
  const choose = async (file: File | undefined): Promise<void> => {
    check.reset();
    bring.reset();
    setSheet(undefined);
    setFileError(file && file.size > mostBytes ? '文件至多 500 KB，请删去多余的工作表' : undefined);
    if (!file || file.size > mostBytes) return;
    const text = await readAsBase64(file);
    setSheet(text);
    check.mutate({ sheet: text });
  };
  const checked = check.data;
  const goodCount = checked ? checked.offlineCount + checked.inviteCount : 0;
  const confirm = (): void => {
    if (!sheet) return;
    bring.mutate(
      { sheet, skipsErrorRows: (checked?.errors.length ?? 0) > 0 },
      {
        onSuccess: ({ offlineCount, inviteCount }) => {
          showToast({
            kind: 'success',
            text: `已导入：线下成员 ${offlineCount} 人，发出邀请 ${inviteCount} 份`,
          });
          onClose();
        },
      },
    );
  };
  const failure = check.error ?? bring.error;
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="导入成员"
      decisive={
        checked && goodCount > 0
          ? {
              label: checked.errors.length > 0 ? `跳过错误行，导入 ${goodCount} 人` : `导入 ${goodCount} 人`,
              onPress: confirm,
              isBusy: bring.isPending,
            }
          : undefined
      }
    >
      <div className={styles.steps}>
        <p className="txt2">
          先下载模板，每行一人，一次最多 {memberLimits.importRows}{' '}
          人。已注册的手机号会收到邀请，由本人决定是否加入。
        </p>
        <TemplateButton />
        <Field label="名单文件（.xlsx）" error={fileError ?? failure?.errors[0]?.msg ?? failure?.msg}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        {check.isPending && <p role="status">正在检查名单…</p>}
        {checked && <CheckResult checked={checked} />}
      </div>
    </Dialog>
  );
}

const TemplateButton = () => (
  <span className={styles.row}>
    <DownloadButton label="下载模板" isSmall fetchSheet={() => callOperation(getImportTemplateCall, {})} />
  </span>
);

const errorColumns: readonly Column<Checked['errors'][number]>[] = [
  { key: 'row', header: '行', isTight: true, cell: ({ row }) => `第 ${row} 行` },
  { key: 'column', header: '列', isTight: true, cell: ({ column }) => column },
  { key: 'problem', header: '问题', cell: ({ msg }) => msg },
];

/** What the import would do, and every row that is wrong with its line, column and sentence. */
function CheckResult({ checked }: { checked: Checked }) {
  const { rowCount, offlineCount, inviteCount, errors } = checked;
  return (
    <>
      <Notice kind={errors.length > 0 ? 'warning' : 'success'} isLive>
        共 {rowCount} 行：{offlineCount} 人成为线下成员，{inviteCount} 人会收到邀请
        {errors.length > 0 ? `，${errors.length} 处需要改正。` : '。还没有写入，确认后才导入。'}
      </Notice>
      {errors.length > 0 && (
        <section className={styles.errors} aria-label="需要改正的行">
          <DataTable
            caption="需要改正的行"
            cards="none"
            rows={errors}
            keyOf={({ row, column, msg }) => `${row} ${column} ${msg}`}
            columns={errorColumns}
          />
        </section>
      )}
    </>
  );
}
