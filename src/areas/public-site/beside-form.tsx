import type { ReactNode } from 'react';
import styles from './beside-form.module.css';

/** What happens with what is sent: name, what is done, and within which time, or none. */
export type StepAfterSending = readonly [name: string, text: string, time: string];

/** The column beside a form: first what happens after it is sent, then what else one may want (`section`s). */
export const BesideForm = ({
  steps,
  children,
  first,
}: {
  steps: readonly StepAfterSending[];
  children?: ReactNode;
  /** Before everything: what is being written, as others will see it. */
  first?: ReactNode;
}) => (
  <aside className={styles.side}>
    {first}
    <section className="panel">
      <h2>提交以后</h2>
      <ol>
        {steps.map(([name, text, time]) => (
          <li key={name}>
            <b>{name}</b>
            <em>{time}</em>
            <small>{text}</small>
          </li>
        ))}
      </ol>
    </section>
    {children}
  </aside>
);
