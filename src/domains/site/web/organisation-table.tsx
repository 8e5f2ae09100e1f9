import list from '#platform/web/list/admin-list.module.css';
import { Button } from '#platform/web/ui/button.tsx';
import type { OrganisationRow } from '../contract/site-admin.contract.ts';
import { organisationKindLabels } from '../contract/site.words.ts';
import styles from './organisation-table.module.css';

type OrganisationTableProps = {
  rows: readonly OrganisationRow[];
  onEdit: (row: OrganisationRow) => void;
  onAdd: (parent: OrganisationRow) => void;
};

/** The tree 中心—所—站, each above what lies below it. */
export function OrganisationTable({ rows, onEdit, onAdd }: OrganisationTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list}`}>
        <thead>
          <tr>
            <th>单位</th>
            <th>区域</th>
            <th>地址</th>
            <th className="r">队伍</th>
            <th className="r">账号</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.organisationId}>
              <td>
                <span className={styles[row.kind]}>
                  <b>{row.name}</b>
                  <span className={list.mark}>{organisationKindLabels[row.kind]}</span>
                </span>
              </td>
              <td className={list.tight}>{row.areaName || '全市'}</td>
              <td>{row.address}</td>
              <td className={`r ${list.tight}`}>{row.teamCount} 支</td>
              <td className={`r ${list.tight}`}>{row.staffCount} 个</td>
              <td>
                <span className={list.acts}>
                  <Button look="line" size="sm" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
                    编辑
                  </Button>
                  {row.kind !== 'community' && (
                    <Button
                      look="line"
                      size="sm"
                      aria-label={`在${row.name}下添加`}
                      onClick={() => onAdd(row)}
                    >
                      添加下级
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
