import { Island } from '#platform/web/islands/island.tsx';
import styles from './read-aloud-bar.module.css';

/** The page read aloud, for the large-type view. */
export const ReadAloudBar = () => (
  <section className={`container ${styles.aids}`} aria-label="朗读">
    <Island name="read-aloud" props={{}} />
  </section>
);
