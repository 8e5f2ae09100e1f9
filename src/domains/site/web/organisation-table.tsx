import { ChevronDown, ChevronRight } from 'lucide-react';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { OrganisationRow } from '../contract/site-admin.contract.ts';
import { organisationKindLabels } from '../contract/site.words.ts';
import styles from './organisation-table.module.css';

/** What lies folded, and folding; absent where the rows are what a search found. */
type Folding = {
  folded: ReadonlySet<number>;
  /** Units that have others below them. */
  parents: ReadonlySet<number>;
  toggle: (organisationId: number) => void;
};

type OrganisationTableProps = {
  rows: readonly OrganisationRow[];
  folding?: Folding | undefined;
  onEdit: (row: OrganisationRow) => void;
  onAdd: (parent: OrganisationRow) => void;
  /** Closes a 站, or opens it again. */
  onClose: (station: OrganisationRow) => void;
};

const columnsWith = (folding: Folding | undefined): readonly Column<OrganisationRow>[] => [
  {
    key: 'name',
    sort: 'name',
    header: '单位',
    cell: (row) => (
      <span className={styles[row.kind]}>
        {folding?.parents.has(row.organisationId) && <Fold row={row} {...folding} />}
        <b>{row.name}</b>
        <Mark>{organisationKindLabels[row.kind]}</Mark>
        {row.closedAt && <Mark>已停办</Mark>}
      </span>
    ),
  },
  { key: 'area', header: '区域', isTight: true, cell: ({ areaName }) => areaName || '全市' },
  { key: 'address', header: '地址', cell: ({ address }) => address || '未填' },
  {
    key: 'teams',
    sort: 'teamCount',
    header: '队伍',
    isNumeric: true,
    isTight: true,
    cell: ({ teamCount }) => `${teamCount} 支`,
  },
  {
    key: 'staff',
    sort: 'staffCount',
    header: '账号',
    isNumeric: true,
    isTight: true,
    cell: ({ staffCount }) => `${staffCount} 个`,
  },
];

/** The tree 中心—所—站, each above what lies below it. */
export function OrganisationTable({ rows, folding, onEdit, onAdd, onClose }: OrganisationTableProps) {
  return (
    <DataTable
      caption="单位"
      rows={rows}
      keyOf={({ organisationId }) => organisationId}
      columns={columnsWith(folding)}
      acts={(row) => (
        <>
          <Button look="line" size="sm" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
            编辑
          </Button>
          {row.kind !== 'community' && (
            <Button look="line" size="sm" aria-label={`在${row.name}下添加`} onClick={() => onAdd(row)}>
              添加下级
            </Button>
          )}
          {row.kind === 'community' && (
            <Button
              look="line"
              size="sm"
              aria-label={`${row.closedAt ? '恢复' : '停办'}${row.name}`}
              onClick={() => onClose(row)}
            >
              {row.closedAt ? '恢复' : '停办'}
            </Button>
          )}
        </>
      )}
    />
  );
}

function Fold({ row: { organisationId, name }, folded, toggle }: Folding & { row: OrganisationRow }) {
  const isFolded = folded.has(organisationId);
  const Arrow = isFolded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!isFolded}
      aria-label={`${isFolded ? '展开' : '收起'}${name}的下级`}
      onClick={() => toggle(organisationId)}
    >
      <Arrow className="ic" aria-hidden />
    </button>
  );
}

/** Rows in tree order: each followed by all below it. A row whose parent is not among them stands on top. */
export function inTreeOrder(rows: readonly OrganisationRow[]): OrganisationRow[] {
  const known = new Set(rows.map(({ organisationId }) => organisationId));
  const below = (parentId: number | null): OrganisationRow[] =>
    rows
      .filter((row) =>
        parentId === null ? row.parentId === null || !known.has(row.parentId) : row.parentId === parentId,
      )
      .flatMap((row) => [row, ...below(row.organisationId)]);
  return below(null);
}

/** Columns by which units are ordered; in the tree order they stand without one. */
export const organisationSorts = ['name', 'teamCount', 'staffCount'] as const;
type OrganisationSort = (typeof organisationSorts)[number];

/** Rows in the order of a column, a minus in front for the greatest first; names as they are read out. */
export function inColumnOrder(rows: readonly OrganisationRow[], sort: string): OrganisationRow[] {
  const key = sort.replace(/^-/, '') as OrganisationSort;
  const way = sort.startsWith('-') ? -1 : 1;
  const compare = (one: OrganisationRow, other: OrganisationRow): number =>
    key === 'name' ? one.name.localeCompare(other.name, 'zh-CN') : one[key] - other[key];
  return rows.toSorted(
    (one, other) => way * (compare(one, other) || one.organisationId - other.organisationId),
  );
}
