import { Link } from 'react-router';

export type MessageTab = { key: string; label: string };

/** Views of the messages page; the first needs no word in the address. */
export function MessageTabs({ tabs, current }: { tabs: readonly MessageTab[]; current: string }) {
  return (
    <nav className="tabs" aria-label="消息页">
      {tabs.map(({ key, label }, index) => (
        <Link
          key={key}
          to={index === 0 ? '?' : `?tab=${key}`}
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
