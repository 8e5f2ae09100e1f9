import { useState } from 'react';
import { secondMs } from '#platform/contract/durations.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { downloadExportCall, listMyExportsCall } from './exports.calls.ts';

/** Progress is looked at so often, while there is any. */
const lookEveryMs = 3 * secondMs;

/** A page of the person's own exports, looked at again while one is made, and how one is fetched. */
export function useExports(paging: { pageNum: number; pageSize: number }) {
  const [isUnderWay, setUnderWay] = useState(false);
  const exports = useOperationQuery(listMyExportsCall, paging, {
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
  return { exports, download };
}
