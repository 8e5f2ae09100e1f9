import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ExportedSheet } from '#platform/contract/exports/export-result.ts';
import { exportForecast } from '#platform/contract/exports/exports.words.ts';
import { countedUpTo, countLabel } from '#platform/contract/page-limits.ts';
import { Button } from '../ui/button.tsx';
import { saveSpreadsheet } from '../calls/save-file.ts';
import { showToast } from '../frame/toast-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type ExportButtonProps = {
  /** What is exported: 审计日志. */
  what: string;
  /** On the button, where a list has several: 投保名单. */
  label?: string;
  /** Rows that the filters leave, exact up to what is counted; absent for what has no filters. */
  total?: number | undefined;
  /** The audit log keeps a reason, which the operation asks for. */
  asksReason?: boolean;
  fetchSheet: (reason: string) => Promise<ExportedSheet>;
};

/**
 * Exports what the list's filters leave: says beforehand whether it comes at once or is made in the background, asks for the
 * reason, and saves the spreadsheet or says where it will be.
 */
export function ExportButton({
  what,
  label = '导出',
  total,
  asksReason = true,
  fetchSheet,
}: ExportButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const save = async (reason: string): Promise<void> => {
    const { fileName, sheet } = await fetchSheet(reason);
    if (sheet !== null) saveSpreadsheet({ fileName, sheet });
    const text =
      sheet === null
        ? `“${fileName}”正在后台生成，完成后会发站内消息，到“我的导出”下载`
        : `已导出“${fileName}”`;
    showToast({ kind: 'success', text });
  };
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        <Download className="ic" aria-hidden />
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={save}
        tone="plain"
        title={`导出${what}`}
        decisiveLabel="导出表格"
        safeLabel="取消"
        {...(asksReason && {
          reason: {
            keptAs: `export:${what}:${label}`,
            label: '导出原因',
            isRequired: true,
            hint: '至少 2 个字，记入审计日志',
          },
        })}
      >
        <p>
          {total !== undefined && <Forecast total={total} />}
          导出的文件请妥善保管，用完删除。
        </p>
      </ConfirmDialog>
    </>
  );
}

/** A total above what is counted is either all of it, because that was asked for, or one more than is counted. */
function Forecast({ total }: { total: number }) {
  const isExact = total !== countedUpTo + 1;
  return (
    <>
      按当前筛选条件导出 {countLabel(total, isExact)} 条。{exportForecast(total, isExact)}
    </>
  );
}
