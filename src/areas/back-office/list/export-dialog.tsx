import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { saveSpreadsheet } from '#platform/web/calls/save-file.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';

type ExportDialogProps = {
  isOpen: boolean;
  /** What is exported: 审计日志. */
  what: string;
  total: number;
  fetchSheet: (reason: string) => Promise<{ fileName: string; sheet: string }>;
  onClose: () => void;
};

/** Asks for the reason of an export, which the audit log keeps, and saves the spreadsheet. */
export function ExportDialog({ isOpen, what, total, fetchSheet, onClose }: ExportDialogProps) {
  const save = async (reason: string): Promise<void> => {
    const file = await fetchSheet(reason);
    saveSpreadsheet(file);
    showToast({ kind: 'success', text: `已导出“${file.fileName}”` });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={save}
      tone="plain"
      title={`导出${what}`}
      decisiveLabel="导出表格"
      safeLabel="取消"
      reason={{ label: '导出原因', isRequired: true, hint: '至少 2 个字，记入审计日志' }}
    >
      <p>
        按当前筛选条件导出 {total > 1_000 ? '1000 多' : total} 条，最多 5000
        条。导出的文件请妥善保管，用完删除。
      </p>
    </ConfirmDialog>
  );
}
