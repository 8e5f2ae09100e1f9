import { Link } from 'react-router';
import styles from './filters.module.css';

export type ListTab = { key: string; label: string; count?: number | undefined };

/** Views of one list with how much each holds; the address says which is shown. `first` needs no word in the address. */
export function ListTabs(props: { label: string; tabs: readonly ListTab[]; current: string }) {
  const [first] = props.tabs;
  return (
    <nav className={styles.tabs} aria-label={props.label}>
      {props.tabs.map(({ key, label, count }) => (
        <Link
          key={key}
          to={key === first?.key ? '?' : `?tab=${key}`}
          aria-current={key === props.current ? 'page' : undefined}
        >
          {label}
          {count !== undefined && <em>{count > 1_000 ? '1000+' : count}</em>}
        </Link>
      ))}
    </nav>
  );
}
