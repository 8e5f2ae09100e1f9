import { Bell, ChevronLeft, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { PlacedEntry } from '../session/menu-entry.ts';
import { Logo } from './logo.tsx';
import { UnreadCount } from './unread-count.tsx';

export type CentreHeaderProps = {
  /** The centre's name for assistive technology: 个人中心, 团队中心. */
  name: string;
  /** The server's menu of this centre. */
  entries: readonly PlacedEntry[];
  /** Path of the entry to highlight. */
  currentPath: string;
  /** Name of a page that is no entry of the menu, for the head of phones. */
  pageTitle?: string | undefined;
  person: { name: string; picture: ReactNode; homePath: string };
  unreadCount: number;
  messagesPath: string;
  onLogOut: () => void;
  /** Out of the centre, to the public site; the first is its home. */
  siteLinks: readonly { label: string; href: string }[];
  /** Search over the public site. */
  searchHref: string;
  /** Changes between the centres of somebody who has several. */
  switcher?: ReactNode;
  /** Turns the large-type view on and off. */
  viewSwitch: ReactNode;
};

/** Head of both centres: the mark, links to the site and the person; on phones the way back and the page's name. */
export function CentreHeader(props: CentreHeaderProps) {
  const { name, person, unreadCount, messagesPath, onLogOut, viewSwitch, switcher, siteLinks, searchHref } =
    props;
  return (
    <header className="slim">
      <div className="container">
        <span className="only-d">
          <Logo href={siteLinks[0]?.href ?? '/'} />
        </span>
        <BackOnPhones {...props} />
        <nav className="only-d" aria-label="站点">
          {siteLinks.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className="r">
          {switcher}
          <a className="bell only-d" href={searchHref} aria-label="搜索">
            <Search aria-hidden size={20} strokeWidth={1.8} />
          </a>
          {viewSwitch}
          <Link
            to={messagesPath}
            className="bell"
            aria-label={unreadCount > 0 ? `系统消息，${unreadCount} 条未读` : '系统消息'}
          >
            <Bell aria-hidden size={20} strokeWidth={1.8} />
            {unreadCount > 0 && <UnreadCount count={unreadCount} />}
          </Link>
          <Link to={person.homePath} className="row person only-d" aria-label={person.name || name}>
            {person.picture}
            <span>{person.name}</span>
          </Link>
          <button type="button" className="btn-plain only-d" onClick={onLogOut}>
            退出登录
          </button>
        </div>
      </div>
    </header>
  );
}

/** One step up, wherever one came from: a page below an entry to the entry, an entry to the centre's home, that to the site. */
function BackOnPhones({ entries, currentPath, pageTitle, person, name, siteLinks }: CentreHeaderProps) {
  const { pathname } = useLocation();
  const current = entries.find(({ path }) => path === currentPath)?.entry.meta.title;
  const arrow = <ChevronLeft className="ic" aria-hidden />;
  const above =
    currentPath && pathname !== currentPath
      ? { path: currentPath, label: current }
      : { path: person.homePath, label: name };
  return (
    <span className="up only-m">
      {pathname === person.homePath ? (
        <a href={siteLinks[0]?.href ?? '/'} aria-label="返回网站首页">
          {arrow}
        </a>
      ) : (
        <Link to={above.path} aria-label={`返回${above.label}`}>
          {arrow}
        </Link>
      )}
      <b>{pageTitle ?? current ?? name}</b>
    </span>
  );
}
