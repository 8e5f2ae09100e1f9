import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { Link } from 'react-router';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { AuditLineView } from '../../contract/audit-log.contract.ts';
import { auditResultLabels } from '../../contract/audit-log.words.ts';
import { AuditChanges } from './audit-changes.tsx';
import styles from './audit.module.css';

type AuditTableProps = {
  lines: readonly AuditLineView[];
  onOpen: (line: AuditLineView) => void;
  /** Shows only lines like this one. */
  onFilter: (filters: { action?: string; targetType?: string; targetId?: number; actorId?: number }) => void;
  /** Where the object can be seen; nothing where it has no page or the reader may not open it. */
  hrefOf: (line: AuditLineView) => string | undefined;
};

const columnsWith = ({
  onFilter,
  hrefOf,
}: Pick<AuditTableProps, 'onFilter' | 'hrefOf'>): readonly Column<AuditLineView>[] => [
  { key: 'at', sort: 'at', header: '时间', isTight: true, cell: ({ at }) => dateTimeLabel(at) },
  {
    key: 'actor',
    header: '操作人',
    isTight: true,
    cell: (line) => <Actor line={line} onFilter={onFilter} />,
  },
  {
    key: 'act',
    header: '操作',
    isTight: true,
    cell: ({ action, actLabel }) => (
      <button type="button" onClick={() => onFilter({ action })}>
        {actLabel}
      </button>
    ),
  },
  {
    key: 'target',
    header: '对象',
    className: styles.target,
    cell: (line) => <Target line={line} onFilter={onFilter} href={hrefOf(line)} />,
  },
  {
    key: 'result',
    header: '结果',
    isTight: true,
    cell: ({ result }) => (
      <StatusDot tone={stateTone(auditResultLabels[result])}>{auditResultLabels[result]}</StatusDot>
    ),
  },
  {
    key: 'change',
    header: '变化和原因',
    className: styles.reason,
    cell: (line) => (
      <>
        <AuditChanges line={line} />
        {line.reason && <small>原因：{line.reason}</small>}
      </>
    ),
  },
  {
    key: 'origin',
    header: '来源',
    isTight: true,
    cell: ({ address, deviceMark }) => (
      <>
        {address ?? '系统'}
        {deviceMark && <small>设备 {deviceMark}</small>}
      </>
    ),
  },
];

/** Who did what to which object, when and why; a click on a word filters by it, 详情 shows the rest. */
export function AuditTable({ lines, onOpen, ...given }: AuditTableProps) {
  return (
    <DataTable
      caption="审计记录"
      className={styles.audit}
      rows={lines}
      keyOf={({ auditId }) => auditId}
      columns={columnsWith(given)}
      acts={(line) => (
        <Button look="line" size="sm" aria-label={`查看${line.actLabel}的详情`} onClick={() => onOpen(line)}>
          详情
        </Button>
      )}
    />
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

type TargetProps = Pick<AuditTableProps, 'onFilter'> & { line: AuditLineView; href: string | undefined };

function Target({ line: { targetType, targetId, targetLabel, targetName }, onFilter, href }: TargetProps) {
  const name = targetName ?? (targetId === null ? undefined : `编号 ${targetId}`);
  return (
    <>
      <button type="button" onClick={() => onFilter({ targetType })}>
        {targetLabel}
      </button>
      {name && href && <Link to={href}>{name}</Link>}
      {name && !href && (
        <button type="button" onClick={() => onFilter({ targetType, targetId: targetId ?? undefined })}>
          {name}
        </button>
      )}
    </>
  );
}
