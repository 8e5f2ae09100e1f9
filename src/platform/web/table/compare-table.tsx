import type { ReactNode } from 'react';
import styles from './compare-table.module.css';

export type ComparedRow = {
  label: string;
  before: ReactNode;
  /** Without it `before` stands across both columns. */
  after?: ReactNode;
  /** The two sides contradict each other. */
  isAlarming?: boolean;
};

/** Facts on two sides: what is, and what is said or wanted. */
export const CompareTable = (props: { before: string; after: string; rows: readonly ComparedRow[] }) => (
  <table className={styles.compare}>
    <thead>
      <tr>
        {['项目', props.before, props.after].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {props.rows.map(({ label, before, after, isAlarming }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td colSpan={after === undefined ? 2 : 1}>{before}</td>
          {after !== undefined && <td className={isAlarming ? styles.alarming : undefined}>{after}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);
