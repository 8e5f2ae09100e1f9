import { evidenceGrades } from '../../contract/hours.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { GradeSeal } from '../grade-seal.tsx';
import styles from './my-hour-list.module.css';

/** What the seals of a list of records mean. */
export const GradeLegend = () => (
  <ul className={styles.grades} aria-label="证据等级">
    {keysOf(evidenceGrades).map((grade) => (
      <li key={grade}>
        <GradeSeal grade={grade} size={32} />
        <span>
          <b>{grade} 级</b>
          {evidenceGrades[grade]}
        </span>
      </li>
    ))}
  </ul>
);
