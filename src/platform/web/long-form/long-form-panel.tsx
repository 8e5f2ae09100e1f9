import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useIsAway } from './form-steps.tsx';
import styles from './long-form.module.css';

type LongFormPanelProps = {
  /** The panel can be jumped to as `#panel-<id>`. */
  id: string;
  number: number;
  title: string;
  note?: string;
  children: ReactNode;
};

/** A numbered panel of a long form; on phones one step of a form that has steps. */
export const LongFormPanel = ({ id, number, title, note, children }: LongFormPanelProps) => (
  <section
    className={classNames('panel', styles.panel, useIsAway(id) && styles.away)}
    id={`panel-${id}`}
    aria-labelledby={`title-${id}`}
  >
    <h2 id={`title-${id}`}>
      <i aria-hidden>{number}</i>
      {title}
      {note && <small>{note}</small>}
    </h2>
    {children}
  </section>
);
