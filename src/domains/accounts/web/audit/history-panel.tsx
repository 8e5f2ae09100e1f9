import { useState } from 'react';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery, useRefreshAfterCommands } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { auditResultLabels } from '../../contract/audit-log.words.ts';
import type { HistoryLineView } from '../../contract/history.contract.ts';
import type { HistoryKind } from '../../contract/history.words.ts';
import { listHistoryCall } from '../accounts.calls.ts';
import { AuditChanges } from './audit-changes.tsx';
import styles from './history-panel.module.css';

type HistoryPanelProps = {
  kind: HistoryKind;
  id: number;
  /** What it stands in keeps the distance to its sides already. */
  isFlush?: boolean;
};

/** What was done to one object: who, when, why and what it changed, newest first. The same beside everything that staff manage. */
export function HistoryPanel({ kind, id, isFlush = false }: HistoryPanelProps) {
  useRefreshAfterCommands(listHistoryCall);
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <section className={classNames(styles.history, isFlush && styles.isFlush)} aria-label="操作记录">
      <h3>操作记录</h3>
      {pages.map((cursor, index) => (
        <HistoryPage
          key={cursor ?? ''}
          asked={{ kind, id, cursor }}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </section>
  );
}

type HistoryPageProps = {
  asked: { kind: HistoryKind; id: number; cursor: string | undefined };
  /** Offers the page that follows; absent where it is shown already. */
  onMore: ((cursor: string) => void) | undefined;
};

function HistoryPage({ asked, onMore }: HistoryPageProps) {
  const { data, isPending, error, refetch } = useOperationQuery(listHistoryCall, asked, {
    reportedBy: 'form',
  });
  if (isPending) return <Skeleton kind="block" />;
  if (error) return <LoadFailed what="操作记录" failure={error} onRetry={() => void refetch()} />;
  const { list, nextCursor } = data;
  if (list.length === 0 && asked.cursor === undefined) return <p className={styles.none}>还没有操作记录。</p>;
  return (
    <>
      <ol className={styles.lines}>
        {list.map((line) => (
          <HistoryLine key={line.auditId} line={line} />
        ))}
      </ol>
      {onMore && nextCursor && (
        <Button look="line" size="sm" onClick={() => onMore(nextCursor)}>
          更早的记录
        </Button>
      )}
    </>
  );
}

const HistoryLine = ({ line }: { line: HistoryLineView }) => (
  <li>
    <p>
      <b>{line.actLabel}</b>
      {line.result === 'failed' && <em>{auditResultLabels.failed}</em>}
    </p>
    <small>
      {line.actorName}
      {line.actorRoleName && `（${line.actorRoleName}）`}，{dateTimeLabel(line.at)}
    </small>
    {line.reason && <q>{line.reason}</q>}
    <AuditChanges line={line} />
  </li>
);
