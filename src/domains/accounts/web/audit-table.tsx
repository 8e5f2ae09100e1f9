import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { AuditLineView } from '../contract/audit-log.contract.ts';
import styles from './audit.module.css';

type AuditTableProps = {
  lines: readonly AuditLineView[];
  /** Shows only lines like this one. */
  onFilter: (filters: { action?: string; targetType?: string; actorId?: number }) => void;
};

/** Who did what to which object, when and why; a click on a word filters by it. */
export function AuditTable({ lines, onFilter }: AuditTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.audit}`}>
        <thead>
          <tr>
            <th>时间</th>
            <th>操作人</th>
            <th>操作</th>
            <th>对象</th>
            <th>原因和变化</th>
            <th>请求编号</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.auditId}>
              <td className={styles.tight}>{dayTimeLabel(line.at)}</td>
              <td className={styles.tight}>
                {line.actorId === null ? (
                  line.actorName
                ) : (
                  <button type="button" onClick={() => onFilter({ actorId: line.actorId ?? undefined })}>
                    {line.actorName}
                  </button>
                )}
              </td>
              <td className={styles.tight}>
                <button type="button" onClick={() => onFilter({ action: line.action })}>
                  {line.action}
                </button>
              </td>
              <td className={styles.tight}>
                <button type="button" onClick={() => onFilter({ targetType: line.targetType })}>
                  {line.targetType}
                </button>
                {line.targetId !== null && ` ${line.targetId}`}
              </td>
              <td className={styles.detail}>
                {line.reason && <p>{line.reason}</p>}
                {line.detail !== '{}' && <code>{line.detail}</code>}
              </td>
              <td>
                <code>{line.requestId}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
