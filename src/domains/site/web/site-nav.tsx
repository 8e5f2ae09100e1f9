import { UsersRound } from 'lucide-react';
import { ForViewers } from '#platform/web/islands/viewer-part.tsx';
import styles from './site-nav.module.css';

/** One entry of the public navigation; `id` is a news category's or one of the pseudo-ids of requirements.md 2. */
export type NavEntry = { id: number; label: string; href: string };

export type SiteNavProps = {
  /** 首页, 志愿活动 …; then one for each news category. */
  fixed: readonly NavEntry[];
  news: readonly NavEntry[];
  /** 996; shown to team accounts only. */
  teamCentre: NavEntry;
  currentId: number | undefined;
};

/** The main navigation of wide screens. */
export function SiteNav({ fixed, news, teamCentre, currentId }: SiteNavProps) {
  const link = (entry: NavEntry) => (
    <a key={entry.id} href={entry.href} aria-current={entry.id === currentId ? 'page' : undefined}>
      {entry.label}
    </a>
  );
  return (
    <nav className="nav" aria-label="主导航">
      <div className={`container ${styles.row}`}>
        {fixed.map(link)}
        {news.length > 0 && <span className="gap" />}
        {news.map(link)}
        <ForViewers kind="team">
          <a className="team" href={teamCentre.href}>
            <UsersRound className="ic ic-18" aria-hidden />
            {teamCentre.label}
          </a>
        </ForViewers>
      </div>
    </nav>
  );
}
