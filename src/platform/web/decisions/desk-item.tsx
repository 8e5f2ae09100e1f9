import type { ReactNode } from 'react';
import styles from './desk-item.module.css';

type DeskItemProps = {
  title: string;
  /** What it is, in named lines; a line without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
};

/** The beginning of what is opened beside a review desk: its name and its facts. */
export const DeskItem = ({ title, facts }: DeskItemProps) => (
  <div className={styles.head}>
    <h2>{title}</h2>
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          Boolean(value) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  </div>
);

/** A named part of what is opened beside a review desk. */
export const DeskSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
);
