import type { ReactNode } from 'react';
import styles from './long-form.module.css';

type LongFormPanelProps = {
  /** The panel can be jumped to as `#panel-<id>`. */
  id: string;
  number: number;
  title: string;
  note?: string;
  children: ReactNode;
};

/** A numbered panel of a long form. */
export const LongFormPanel = ({ id, number, title, note, children }: LongFormPanelProps) => (
  <section className={`panel ${styles.panel}`} id={`panel-${id}`} aria-labelledby={`title-${id}`}>
    <h2 id={`title-${id}`}>
      <i aria-hidden>{number}</i>
      {title}
      {note && <small>{note}</small>}
    </h2>
    {children}
  </section>
);
