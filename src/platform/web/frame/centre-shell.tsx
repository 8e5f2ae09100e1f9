import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isElderView } from '../elder-view.ts';
import type { PlacedEntry } from '../session/menu-entry.ts';
import { Logo } from './logo.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { ReadAloud } from '../read-aloud/read-aloud.tsx';

type CentreShellProps = {
  /** The centre's name for assistive technology: 个人中心, 团队中心. */
  name: string;
  /** The server's menu of this centre. */
  entries: readonly PlacedEntry[];
  /** The specification's index of each entry, by its name. */
  indexes: Readonly<Record<string, number>>;
  /** Path of the entry to highlight. */
  currentPath: string;
  person: { name: string; picture: ReactNode; homePath: string };
  unreadCount: number;
  messagesPath: string;
  onLogOut: () => void;
  /** Turns the large-type view on and off. */
  viewSwitch: ReactNode;
  /** Full-width greeting above menu and page. */
  band?: ReactNode;
  /** Out of the centre, to the public site. */
  siteLinks: readonly { label: string; href: string }[];
  /** Above the side menu: whose centre it is. */
  sideHead?: ReactNode;
  children: ReactNode;
};

/** Frame of a centre: slim header, 210 px side menu from the server, bottom bar on phones. */
export function CentreShell(props: CentreShellProps) {
  const { entries, indexes, currentPath, unreadCount, messagesPath } = props;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(bar.current), [currentPath]);
  const item = ({ path, entry }: PlacedEntry) => (
    <Link
      key={path}
      to={path}
      data-menu-index={indexes[entry.name]}
      aria-current={path === currentPath ? 'page' : undefined}
    >
      <MenuIcon name={entry.meta.icon} />
      {entry.meta.title}
      {path === messagesPath && unreadCount > 0 && <Unread count={unreadCount} />}
    </Link>
  );
  return (
    <>
      <a className="skip" href="#main">
        跳到正文
      </a>
      <CentreHeader {...props} />
      {isElderView() && (
        <section className="container aloud" aria-label="朗读">
          <ReadAloud />
        </section>
      )}
      {props.band}
      <div className="container shell">
        <aside className="side" aria-label={`${props.name}菜单`}>
          {props.sideHead}
          <nav aria-label={props.name}>{entries.map(item)}</nav>
        </aside>
        <main id="main" tabIndex={-1}>
          {props.children}
        </main>
      </div>
      <nav className="tabbar" aria-label="底部导航" ref={bar}>
        <a href="/user-index/index">
          <MenuIcon name="house" />
          首页
        </a>
        {entries.map(({ path, entry }) => (
          <Link key={path} to={path} aria-current={path === currentPath ? 'page' : undefined}>
            <MenuIcon name={entry.meta.icon} />
            {entry.meta.title}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** Pushes the bar to the entry that is shown. */
const showCurrent = (bar: HTMLElement | null): void => {
  const current = bar?.querySelector<HTMLElement>('[aria-current]');
  if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
};

function CentreHeader(props: CentreShellProps) {
  const { name, person, unreadCount, messagesPath, onLogOut, viewSwitch, siteLinks } = props;
  return (
    <header className="slim">
      <div className="container">
        <Logo href="/user-index/index" />
        <nav className="only-d" aria-label="站点">
          {siteLinks.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className="r">
          {viewSwitch}
          <Link
            to={messagesPath}
            className="bell"
            aria-label={unreadCount > 0 ? `系统消息，${unreadCount} 条未读` : '系统消息'}
          >
            <Bell aria-hidden size={20} strokeWidth={1.8} />
            {unreadCount > 0 && <Unread count={unreadCount} />}
          </Link>
          <Link to={person.homePath} className="row person" aria-label={person.name || name}>
            {person.picture}
            <span className="only-d">{person.name}</span>
          </Link>
          <button type="button" className="btn-plain" onClick={onLogOut}>
            退出登录
          </button>
        </div>
      </div>
    </header>
  );
}

const Unread = ({ count }: { count: number }) => <span className="dot">{count > 99 ? '99+' : count}</span>;
