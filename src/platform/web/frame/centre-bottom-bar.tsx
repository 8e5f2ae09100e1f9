import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isFrontSite } from '../session/guard.ts';
import { showCurrent } from '../show-current.ts';
import { MenuIcon } from './menu-icon.tsx';
import { UnreadCount } from './unread-count.tsx';

export type BottomBarEntry = {
  label: string;
  /** Of the centre, or of the public site, which is a document of its own. */
  path: string;
  icon: string | null | undefined;
  isCurrent: boolean;
  unreadCount?: number;
};

/** Bottom bar of phones in both centres; one that is wider than the screen shows the entry that is current. */
export function CentreBottomBar({ entries }: { entries: readonly BottomBarEntry[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = entries.find(({ isCurrent }) => isCurrent)?.path;
  useEffect(() => showCurrent(bar.current), [current]);
  return (
    <nav className="tabbar" aria-label="底部导航" ref={bar}>
      {entries.map(({ label, path, icon, isCurrent, unreadCount = 0 }) => {
        const inside = (
          <>
            <MenuIcon name={icon} />
            {label}
            {unreadCount > 0 && <UnreadCount count={unreadCount} />}
          </>
        );
        return isFrontSite(path) ? (
          <a key={path} href={path}>
            {inside}
          </a>
        ) : (
          <Link key={path} to={path} aria-current={isCurrent ? 'page' : undefined}>
            {inside}
          </Link>
        );
      })}
    </nav>
  );
}
