import styles from './mark.module.css';

/** A small word beside a name: 未成年, 内置. */
export const Mark = ({ children }: { children: string }) => <span className={styles.mark}>{children}</span>;
