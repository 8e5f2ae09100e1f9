import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { figureLabel } from '#platform/contract/figures.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { ExportOrderView } from '../contract/exports.contract.ts';
import { exportStateLabels } from '../contract/exports.words.ts';
import { cancelExportCall, listMyExportsCall } from './exports.calls.ts';

const columns: readonly Column<ExportOrderView>[] = [
  {
    key: 'what',
    header: '导出',
    cell: ({ what, fileName, reason }) => (
      <>
        <b>{what}</b>
        <small>{fileName}</small>
        {reason && <small>原因：{reason}</small>}
      </>
    ),
  },
  {
    key: 'rows',
    header: '条数',
    isNumeric: true,
    cell: ({ state, rowCount, writtenCount }) => (
      <>
        {figureLabel(state === 'ready' || state === 'expired' ? writtenCount : rowCount)}
        {state === 'ready' && writtenCount < rowCount && (
          <small>其中 {figureLabel(rowCount - writtenCount)} 条在生成时已不在范围内</small>
        )}
      </>
    ),
  },
  { key: 'asked', header: '申请时间', isTight: true, cell: ({ askedAt }) => dateTimeLabel(askedAt) },
  { key: 'state', header: '状态', cell: (row) => <Standing order={row} /> },
];

/** Exports of one person, newest first: how far each is, until when its file is kept, why there is none. */
export const ExportTable = ({
  rows,
  isPersonal = false,
  onDownload,
}: {
  rows: readonly ExportOrderView[];
  /** The one file is all there is: rows are not counted. */
  isPersonal?: boolean;
  onDownload: (exportId: number) => Promise<void>;
}) => (
  <DataTable
    caption="导出"
    rows={rows}
    keyOf={({ exportId }) => exportId}
    columns={isPersonal ? columns.filter(({ key }) => key !== 'rows') : columns}
    acts={(row) => <RowActs order={row} onDownload={onDownload} />}
  />
);

function Standing({ order }: { order: ExportOrderView }) {
  const { state, doneCount, rowCount, ending, expiresAt, endedAt, what } = order;
  return (
    <>
      <StatusDot tone={stateTone(exportStateLabels[state])}>{exportStateLabels[state]}</StatusDot>
      {state === 'making' && rowCount > 1 && (
        <small>
          <progress max={rowCount} value={doneCount} aria-label={`${what}的生成进度`} />{' '}
          {figureLabel(doneCount)} / {figureLabel(rowCount)} 条
        </small>
      )}
      {state === 'ready' && expiresAt && <small>保留到 {dateTimeLabel(expiresAt)}</small>}
      {state === 'expired' && expiresAt && <small>文件已在 {dateTimeLabel(expiresAt)} 删除</small>}
      {ending && (
        <small>
          {endedAt && `${dateTimeLabel(endedAt)}：`}
          {ending}
        </small>
      )}
    </>
  );
}

function RowActs({
  order,
  onDownload,
}: {
  order: ExportOrderView;
  onDownload: (exportId: number) => Promise<void>;
}) {
  const { exportId, state, what } = order;
  const cancel = useOperationCommand(cancelExportCall, { refreshes: [listMyExportsCall] });
  if (state === 'ready')
    return (
      <>
        <Button
          size="sm"
          look="primary"
          aria-label={`下载：${what}`}
          onClick={() => void onDownload(exportId)}
        >
          下载
        </Button>
        <AskFirstButton
          size="sm"
          look="line"
          aria-label={`删除：${what}`}
          question={{ title: `删除“${order.fileName}”？`, decisiveLabel: '删除文件', tone: 'danger' }}
          consequence="删除后要用时须重新导出。"
          onConfirm={() => cancel.mutateAsync({ exportId })}
        >
          删除
        </AskFirstButton>
      </>
    );
  if (state !== 'waiting' && state !== 'making') return null;
  return (
    <AskFirstButton
      size="sm"
      look="line"
      aria-label={`取消：${what}`}
      question={{ title: `取消导出“${what}”？`, decisiveLabel: '取消导出', tone: 'danger' }}
      consequence="已经生成的部分会丢弃。"
      onConfirm={() => cancel.mutateAsync({ exportId })}
    >
      取消
    </AskFirstButton>
  );
}
