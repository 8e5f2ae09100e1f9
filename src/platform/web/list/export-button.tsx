import { Download } from 'lucide-react';
import { useState } from 'react';
import { countLabel } from '#platform/contract/page-limits.ts';
import { Button } from '../ui/button.tsx';
import { saveSpreadsheet } from '../calls/save-file.ts';
import { showToast } from '../frame/toast-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type ExportButtonProps = {
  /** What is exported: 审计日志. */
  what: string;
  /** Rows that the filters leave; absent for what has no filters. */
  total?: number | undefined;
  fetchSheet: (reason: string) => Promise<{ fileName: string; sheet: string }>;
};

/** Exports what the list's filters leave: asks for the reason, which the audit log keeps, and saves the spreadsheet. */
export function ExportButton({ what, total, fetchSheet }: ExportButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const save = async (reason: string): Promise<void> => {
    const file = await fetchSheet(reason);
    saveSpreadsheet(file);
    showToast({ kind: 'success', text: `已导出“${file.fileName}”` });
  };
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        <Download className="ic" aria-hidden />
        导出
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={save}
        tone="plain"
        title={`导出${what}`}
        decisiveLabel="导出表格"
        safeLabel="取消"
        reason={{ label: '导出原因', isRequired: true, hint: '至少 2 个字，记入审计日志' }}
      >
        <p>
          {total !== undefined && `按当前筛选条件导出 ${countLabel(total)} 条，最多 5000 条。`}
          导出的文件请妥善保管，用完删除。
        </p>
      </ConfirmDialog>
    </>
  );
}
