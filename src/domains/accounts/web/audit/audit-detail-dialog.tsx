import { dateTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { AuditLineView } from '../../contract/audit-log.contract.ts';
import { auditResultLabels } from '../../contract/audit-log.words.ts';
import { AuditChanges } from './audit-changes.tsx';
import styles from './audit.module.css';

/** One line of the log in full; it can only be looked at. */
export function AuditDetailDialog({ line, onClose }: { line: AuditLineView; onClose: () => void }) {
  const facts: [string, string | null][] = [
    ['时间', `${dateTimeLabel(line.at)}（${line.at}）`],
    ['操作人', [line.actorName, line.actorLoginName, line.actorRoleName].filter(Boolean).join('，')],
    ['操作', `${line.actLabel}（${line.action}）`],
    ['对象', objectOf(line)],
    ['结果', auditResultLabels[line.result]],
    ['原因', line.reason],
    ['来源地址', line.address],
    ['设备标记', line.deviceMark],
    ['请求编号', line.requestId],
    ['记录编号', String(line.auditId)],
  ];
  return (
    <Dialog isOpen isWide onClose={onClose} title="审计记录" safeLabel="关闭">
      <dl className={list.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {line.detail !== '{}' && (
        <>
          <h3>变化</h3>
          <AuditChanges line={line} />
          <details>
            <summary>原始记录</summary>
            <pre className={styles.change}>{JSON.stringify(JSON.parse(line.detail), null, 2)}</pre>
          </details>
        </>
      )}
    </Dialog>
  );
}

const objectOf = ({ targetLabel, targetName, targetId }: AuditLineView): string =>
  [targetLabel, targetName && `“${targetName}”`, targetId !== null && `编号 ${targetId}`]
    .filter(Boolean)
    .join(' ');
