import { countLabel } from '#platform/contract/page-limits.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { NewsCategoryView } from '../../contract/news.contract.ts';
import { newsLayoutLabels, postScopeLabels } from '../../contract/news.words.ts';

type Row = NewsCategoryView & { count?: number | undefined };
type NewsCategoryTableProps = {
  categories: readonly Row[];
  onEdit: (category: NewsCategoryView) => void;
  onDelete: (category: NewsCategoryView) => void;
};

const reviewLabels = ['队伍一审，工作人员免审', '一级审核', '两级审核'] as const;

/** Roots in their order, each followed by its children; children whose parent is filtered out stand for themselves. */
function inTreeOrder(categories: readonly Row[]): Row[] {
  const ids = new Set(categories.map(({ dynamicTypeId }) => dynamicTypeId));
  const roots = categories.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  return roots.flatMap((root) => [
    root,
    ...categories.filter(({ parentId }) => parentId === root.dynamicTypeId),
  ]);
}

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    header: '栏目',
    isTight: true,
    cell: ({ parentId, dynamicTypeName }) => (
      <>
        {parentId !== null && <span aria-hidden>└ </span>}
        <b>{dynamicTypeName}</b>
      </>
    ),
  },
  { key: 'sort', header: '排序', isNumeric: true, cell: ({ sort }) => sort },
  { key: 'layout', header: '布局', isTight: true, cell: ({ layout }) => newsLayoutLabels[layout] },
  { key: 'scope', header: '谁能发布', isTight: true, cell: ({ postScope }) => postScopeLabels[postScope] },
  { key: 'review', header: '审核', isTight: true, cell: ({ reviewLevels }) => reviewLabels[reviewLevels] },
  {
    key: 'count',
    header: '已发布',
    isNumeric: true,
    cell: ({ count }) => (count === undefined ? '' : countLabel(count)),
  },
  {
    key: 'state',
    header: '状态',
    isTight: true,
    cell: (row) => <StatusDot tone={row.isEnabled === 1 ? 'ok' : 'end'}>{stateWords(row)}</StatusDot>,
  },
];

/** The categories as a tree of two levels with their rules. */
export const NewsCategoryTable = ({ categories, onEdit, onDelete }: NewsCategoryTableProps) => (
  <DataTable
    caption="栏目"
    rows={inTreeOrder(categories)}
    keyOf={({ dynamicTypeId }) => dynamicTypeId}
    columns={columns}
    acts={(row) => (
      <>
        <Button
          look="line"
          size="sm"
          aria-label={`修改栏目${row.dynamicTypeName}`}
          onClick={() => onEdit(row)}
        >
          修改
        </Button>
        <Button
          look="danger"
          size="sm"
          aria-label={`删除栏目${row.dynamicTypeName}`}
          onClick={() => onDelete(row)}
        >
          删除
        </Button>
      </>
    )}
  />
);

function stateWords({ isEnabled, showInNav, parentId }: NewsCategoryView): string {
  if (isEnabled !== 1) return '停用';
  return showInNav && parentId === null ? '启用，在导航中' : '启用';
}
