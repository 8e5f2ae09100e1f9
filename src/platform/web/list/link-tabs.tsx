import { Link } from 'react-router';

type LinkTabsProps<Key extends string> = {
  label: string;
  tabs: readonly { key: Key; label: string; count?: number | undefined }[];
  current: Key;
};

/** Views of one centre page; the address says which is shown (`?tab=`), the first needs no word in it. */
export function LinkTabs<Key extends string>({ label, tabs, current }: LinkTabsProps<Key>) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ key, label: name, count }, index) => (
        <Link
          key={key}
          to={index === 0 ? '?' : `?tab=${key}`}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && count > 0 && <sup className="tn">{count}</sup>}
        </Link>
      ))}
    </nav>
  );
}
