import { dayTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { AuditLineView } from '../contract/audit-log.contract.ts';
import { auditResultLabels } from '../contract/audit-log.words.ts';
import styles from './audit.module.css';

type AuditTableProps = {
  lines: readonly AuditLineView[];
  onOpen: (line: AuditLineView) => void;
  /** Shows only lines like this one. */
  onFilter: (filters: { action?: string; targetType?: string; targetId?: number; actorId?: number }) => void;
};

/** Who did what to which object, when and why; a click on a word filters by it, 详情 shows the rest. */
export function AuditTable({ lines, onOpen, onFilter }: AuditTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list} ${styles.audit}`}>
        <thead>
          <tr>
            <th>时间</th>
            <th>操作人</th>
            <th>操作</th>
            <th>对象</th>
            <th>结果</th>
            <th>原因</th>
            <th>详情</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.auditId}>
              <td className={list.tight}>{dayTimeLabel(line.at)}</td>
              <td className={list.tight}>
                <Actor line={line} onFilter={onFilter} />
              </td>
              <td className={list.tight}>
                <button type="button" onClick={() => onFilter({ action: line.action })}>
                  {line.actLabel}
                </button>
              </td>
              <td className={list.tight}>
                <button
                  type="button"
                  onClick={() =>
                    onFilter({ targetType: line.targetType, targetId: line.targetId ?? undefined })
                  }
                >
                  {line.targetLabel}
                  {line.targetId !== null && ` ${line.targetId}`}
                </button>
              </td>
              <td className={list.tight}>
                <StatusDot tone={line.result === 'done' ? 'ok' : 'no'}>
                  {auditResultLabels[line.result]}
                </StatusDot>
              </td>
              <td className={styles.reason}>{line.reason ?? '未填'}</td>
              <td>
                <Button
                  look="line"
                  size="sm"
                  aria-label={`查看${line.actLabel}的详情`}
                  onClick={() => onOpen(line)}
                >
                  详情
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Actor({ line, onFilter }: { line: AuditLineView; onFilter: AuditTableProps['onFilter'] }) {
  if (line.actorId === null) return line.actorName;
  return (
    <>
      <button type="button" onClick={() => onFilter({ actorId: line.actorId ?? undefined })}>
        {line.actorName}
      </button>
      <small>{line.actorRoleName}</small>
    </>
  );
}
