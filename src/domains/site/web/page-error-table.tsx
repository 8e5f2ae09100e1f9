import { dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { PageErrorView } from '../contract/site-admin.contract.ts';

type PageErrorTableProps = {
  errors: readonly PageErrorView[];
  isBusy: boolean;
  onSettle: ((error: PageErrorView) => void) | undefined;
};

const columns: readonly Column<PageErrorView>[] = [
  {
    key: 'message',
    header: '错误',
    cell: ({ message, frames }) => (
      <>
        <b>{message}</b>
        {frames && <small>{frames.replaceAll('\n', ' ← ')}</small>}
      </>
    ),
  },
  { key: 'place', header: '页面', cell: ({ place }) => place },
  { key: 'browser', header: '浏览器', isTight: true, cell: ({ browser }) => browser },
  {
    key: 'count',
    sort: 'reportCount',
    header: '次数',
    isNumeric: true,
    isTight: true,
    cell: ({ reportCount }) => `${reportCount} 次`,
  },
  {
    key: 'last',
    sort: 'lastAt',
    header: '最近一次',
    isTight: true,
    cell: ({ lastAt, firstAt }) => (
      <>
        {dateTimeLabel(lastAt)}
        <small>首次 {dateTimeLabel(firstAt)}</small>
      </>
    ),
  },
];

/** Kinds of errors that pages reported, with where and how often. */
export function PageErrorTable({ errors, isBusy, onSettle }: PageErrorTableProps) {
  return (
    <DataTable
      caption="页面错误"
      rows={errors}
      keyOf={({ fingerprint }) => fingerprint}
      columns={columns}
      acts={
        onSettle &&
        ((error) => (
          <Button
            look="line"
            size="sm"
            disabled={isBusy}
            aria-label={`标记已处理：${error.message}`}
            onClick={() => onSettle(error)}
          >
            标记已处理
          </Button>
        ))
      }
    />
  );
}
