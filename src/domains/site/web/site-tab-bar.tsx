import type { LucideIcon } from 'lucide-react';
import styles from './site-tab-bar.module.css';

export type TabBarEntry = { label: string; href: string; icon: LucideIcon; isCurrent: boolean };

/** Bottom bar of phones. */
export function SiteTabBar({ entries }: { entries: readonly TabBarEntry[] }) {
  return (
    <nav className={`tabbar ${styles.bar}`} aria-label="底部导航">
      {entries.map(({ label, href, icon: Icon, isCurrent }) => (
        <a key={label} href={href} aria-current={isCurrent ? 'page' : undefined}>
          <Icon className="ic" aria-hidden />
          {label}
        </a>
      ))}
    </nav>
  );
}
