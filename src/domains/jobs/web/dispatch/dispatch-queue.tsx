import { use } from 'react';
import { RowNotesContext } from '#platform/web/table/row-notes.ts';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { urgencies } from '#domains/needs/contract/needs.words.ts';
import type { DispatchQueueRow } from '../../contract/dispatch.contract.ts';
import styles from './dispatch-desk.module.css';

type DispatchQueueProps = {
  rows: readonly DispatchQueueRow[];
  now: Date;
  currentId: number | undefined;
  onOpen: (needId: number) => void;
};

/** Needs of one stage with their clocks, what runs out first at the top. */
export function DispatchQueue({ rows, now, currentId, onOpen }: DispatchQueueProps) {
  const notes = use(RowNotesContext);
  return (
    <ul className={styles.queue}>
      {rows.map(({ needId, title, startedAt, dueAt, urgency, placeName, teamName }) => (
        <li key={needId}>
          <button
            type="button"
            className={classNames(needId === currentId && styles.current)}
            aria-current={needId === currentId ? 'true' : undefined}
            onClick={() => onOpen(needId)}
          >
            <DueRing startedAt={startedAt} dueAt={dueAt} now={now} />
            <span>
              <b>{title}</b>
              <small>
                {urgency !== 'normal' && <em>{urgencies[urgency].label}</em>} {placeName}
                {teamName && ` · ${teamName}`}
              </small>
              {notes.get(needId) && <small className={styles.note}>{notes.get(needId)}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
