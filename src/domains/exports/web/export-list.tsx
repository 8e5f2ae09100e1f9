import { useState } from 'react';
import { secondMs } from '#platform/contract/durations.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ExportTable } from './export-table.tsx';
import { downloadExportCall, listMyExportsCall } from './exports.calls.ts';

/** Progress is looked at so often, while there is any. */
const lookEveryMs = 3 * secondMs;

/** 我的导出: what the person ordered, with its progress while it is made. */
export function ExportList() {
  const url = useUrlFilters();
  const [isUnderWay, setUnderWay] = useState(false);
  const exports = useOperationQuery(listMyExportsCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
    ...(isUnderWay && { refreshEveryMs: lookEveryMs }),
  });
  const waits = exports.data?.list.some(({ endedAt }) => endedAt === null) ?? false;
  if (waits !== isUnderWay) setUnderWay(waits);
  const download = async (exportId: number): Promise<void> => {
    const link = await callOperation(downloadExportCall, { exportId }).catch(() => undefined);
    if (link) location.assign(link.url);
    void exports.refetch();
  };
  return (
    <QueryList
      query={exports}
      url={url}
      what="导出"
      unit="次"
      empty={{
        art: 'boat',
        title: '还没有后台导出',
        text: '导出超过 5000 条时在后台生成，进度和文件会出现在这里。',
      }}
    >
      {(rows) => <ExportTable rows={rows} onDownload={download} />}
    </QueryList>
  );
}
