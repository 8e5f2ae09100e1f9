import { LogIn, Menu, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ForViewers, ViewerName, viewerPartsEnd, visitorsOnly } from '#platform/web/islands/viewer-part.tsx';
import { menuDisclosure } from '#platform/web/close-menus.ts';
import type { NavEntry, SiteNavProps } from './site-nav.tsx';
import type { HelpLink, ViewerLinks } from './site-top-bar.tsx';
import styles from './site-mobile-head.module.css';

type SiteMobileHeadProps = SiteNavProps & {
  homeHref: string;
  viewers: readonly ViewerLinks[];
  loginHref: string;
  registerHref: string;
  helpLinks: readonly HelpLink[];
  search: ReactNode;
  logout: ReactNode;
  viewSwitch: ReactNode;
};

/** Header of phones: mark, view switch, menu; below it the search box and the navigation to scroll. */
export function SiteMobileHead(props: SiteMobileHeadProps) {
  const entries = [...props.fixed, ...props.news];
  const link = (entry: NavEntry) => (
    <a key={entry.id} href={entry.href} aria-current={entry.id === props.currentId ? 'page' : undefined}>
      {entry.label}
    </a>
  );
  return (
    <>
      <header className="m-head">
        <a className={styles.logo} href={props.homeHref} aria-label="江澜志愿 首页">
          <img className="mk" src="/brand/logo-mark.svg" alt="" width={64} height={64} />
          <img className="wordmark" src="/brand/wordmark.svg" alt="江澜志愿" width={152} height={42} />
        </a>
        <span className="r">
          {props.viewers.map(({ kind, bell }) => (
            <ForViewers key={kind} kind={kind}>
              {bell}
            </ForViewers>
          ))}
          {props.viewSwitch}
          <MobileMenu {...props} />
        </span>
      </header>
      <div className="m-search">{props.search}</div>
      <nav className={`m-nav ${styles.nav}`} aria-label="主导航" {...viewerPartsEnd}>
        {entries.map(link)}
      </nav>
    </>
  );
}

/** Everything the wide header holds, behind one button; a disclosure, so that it opens without scripts. */
function MobileMenu({
  viewers,
  loginHref,
  registerHref,
  helpLinks,
  logout,
  teamCentre,
}: SiteMobileHeadProps) {
  return (
    <details className={styles.menu} {...menuDisclosure}>
      <summary aria-label="菜单">
        <Menu className="ic" aria-hidden />
      </summary>
      <div className={styles.sheet}>
        <a className={styles.me} href={loginHref} {...visitorsOnly}>
          <LogIn className="ic ic-20" aria-hidden />
          请登录
        </a>
        <a href={registerHref} {...visitorsOnly}>
          注册
        </a>
        {viewers.map(({ kind, centreHref }) => (
          <ForViewers key={kind} kind={kind}>
            <a className={styles.me} href={centreHref}>
              <UserRound className="ic ic-20" aria-hidden />
              <ViewerName />
            </a>
          </ForViewers>
        ))}
        <ForViewers kind="team">
          <a href={teamCentre.href}>{teamCentre.label}</a>
        </ForViewers>
        {helpLinks.map((item) => (
          <a key={item.href} href={item.href}>
            {item.label}
          </a>
        ))}
        <ForViewers>{logout}</ForViewers>
      </div>
    </details>
  );
}
