import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { ExportTable } from './export-table.tsx';
import { useExports } from './use-exports.ts';

const latest = { pageNum: 1, pageSize: 5 };

/** The latest exports of a person beside where they are ordered; nothing where there are none. */
export function LatestExports() {
  const { exports, download } = useExports(latest);
  if (exports.isError)
    return <LoadFailed what="导出" failure={exports.error} onRetry={() => void exports.refetch()} />;
  const rows = exports.data?.list ?? [];
  return rows.length > 0 && <ExportTable rows={rows} isPersonal onDownload={download} />;
}
