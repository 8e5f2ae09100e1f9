import { countLabel } from '#platform/contract/page-limits.ts';
import styles from '#platform/web/list/admin-list.module.css';
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

/** The categories as a tree of two levels with their rules. */
export function NewsCategoryTable({ categories, onEdit, onDelete }: NewsCategoryTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.list}`}>
        <thead>
          <tr>
            <th>栏目</th>
            <th>排序</th>
            <th>布局</th>
            <th>谁能发布</th>
            <th>审核</th>
            <th className="r">已发布</th>
            <th>状态</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {inTreeOrder(categories).map((row) => (
            <tr key={row.dynamicTypeId}>
              <td className={styles.tight}>
                {row.parentId !== null && <span aria-hidden>└ </span>}
                <b>{row.dynamicTypeName}</b>
              </td>
              <td data-label="排序">{row.sort}</td>
              <td className={styles.tight}>{newsLayoutLabels[row.layout]}</td>
              <td className={styles.tight} data-label="发布">
                {postScopeLabels[row.postScope]}
              </td>
              <td className={styles.tight} data-label="审核">
                {reviewLabels[row.reviewLevels]}
              </td>
              <td className="r tn" data-label="已发布">
                {row.count !== undefined && countLabel(row.count)}
              </td>
              <td className={styles.tight}>
                <StatusDot tone={row.isEnabled === 1 ? 'ok' : 'end'}>{stateWords(row)}</StatusDot>
              </td>
              <td>
                <span className={styles.acts}>
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
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function stateWords({ isEnabled, showInNav, parentId }: NewsCategoryView): string {
  if (isEnabled !== 1) return '停用';
  return showInNav && parentId === null ? '启用，在导航中' : '启用';
}
