import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { ForViewers, type ViewerKind, visitorsOnly } from '#platform/web/islands/viewer-part.tsx';
import styles from './site-tab-bar.module.css';

export type TabBarEntry = {
  label: string;
  /** Without one the entry is not for visitors. */
  href?: string;
  icon: LucideIcon;
  isCurrent: boolean;
  /** Where it leads who is signed in, when that is elsewhere; who is not named does not see the entry. */
  viewerHrefs?: readonly (readonly [ViewerKind, string])[];
};

/** Bottom bar of phones. */
export function SiteTabBar({ entries }: { entries: readonly TabBarEntry[] }) {
  return (
    <nav className={`tabbar ${styles.bar}`} aria-label="底部导航">
      {entries.map((entry) => (
        <Fragment key={entry.label}>
          {entry.href && link(entry, entry.href, entry.viewerHrefs && visitorsOnly)}
          {entry.viewerHrefs?.map(([kind, href]) => (
            <ForViewers key={kind} kind={kind}>
              {link(entry, href)}
            </ForViewers>
          ))}
        </Fragment>
      ))}
    </nav>
  );
}

const link = (
  { label, icon: Icon, isCurrent }: TabBarEntry,
  href: string,
  attributes?: typeof visitorsOnly,
) => (
  <a {...attributes} href={href} aria-current={isCurrent ? 'page' : undefined}>
    <Icon className="ic" aria-hidden />
    {label}
  </a>
);
