import styles from './consent-list.module.css';

/** What follows from a withdrawal, said before it is made. */
export const ConsequenceList = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className={styles.means}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
