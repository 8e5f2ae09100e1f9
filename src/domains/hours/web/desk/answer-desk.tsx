import type { ReactNode } from 'react';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useNow } from '#platform/web/use-now.ts';
import styles from './answer-desk.module.css';

/** The last instant before what is due: a clock that ends at midnight names the day it ends. */
export const justBefore = (due: string): string => new Date(Date.parse(due) - 1).toISOString();

type DeskEntry = {
  id: number;
  title: string;
  lines: readonly string[];
  /** While it waits for the team. */
  clock?: { createdAt: string; dueAt: string } | undefined;
  state: string;
};

type AnswerDeskProps = {
  label: string;
  entries: readonly DeskEntry[];
  openId: number | undefined;
  /** Somebody chose it; on a phone it then stands instead of the list. */
  isPicked: boolean;
  onOpen: (id: number | undefined) => void;
  /** Said below the list. */
  foot?: string | undefined;
  children: ReactNode;
};

/** What was asked of a team on the left with its clocks, one of it opened on the right. */
export function AnswerDesk({ label, entries, openId, isPicked, onOpen, foot, children }: AnswerDeskProps) {
  const now = useNow();
  return (
    <div className={classNames(styles.desk, isPicked && styles.isPicked)}>
      <ul className={classNames('panel', styles.entries)} aria-label={label}>
        {entries.map(({ id, title, lines, clock, state }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === openId ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              {clock ? (
                <DueRing
                  startedAt={clock.createdAt}
                  dueAt={justBefore(clock.dueAt)}
                  now={now}
                  what="前答复"
                />
              ) : (
                <span className={styles.done} aria-hidden>
                  ✓
                </span>
              )}
              <span>
                <b>{title}</b>
                {lines.map((line) => (
                  <small key={line}>{line}</small>
                ))}
                {!clock && <small>{state}</small>}
              </span>
            </button>
          </li>
        ))}
        {foot && <li className={styles.foot}>{foot}</li>}
      </ul>
      <div className={styles.opened}>
        <p className={styles.back}>
          <Button look="line" size="sm" onClick={() => onOpen(undefined)}>
            看全部
          </Button>
        </p>
        {children}
      </div>
    </div>
  );
}
