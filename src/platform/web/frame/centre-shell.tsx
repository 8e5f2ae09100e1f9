import { ChevronRight, LogOut, Smartphone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isElderView } from '../elder-view.ts';
import { isInstalled } from '../install-app.ts';
import { useInstall } from '../use-install.ts';
import type { PlacedEntry } from '../session/menu-entry.ts';
import { type BottomBarEntry, CentreBottomBar } from './centre-bottom-bar.tsx';
import { CentreHeader, type CentreHeaderProps } from './centre-header.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { ReadAloud } from '../read-aloud/read-aloud.tsx';
import { UnreadCount } from './unread-count.tsx';

type CentreShellProps = CentreHeaderProps & {
  /** The specification's index of each entry, by its name. */
  indexes: Readonly<Record<string, number>>;
  /** The entries of the side menu in groups, in their order; one list when left out. */
  groups?: readonly MenuGroup[] | undefined;
  /** How much waits behind an entry, by its name. */
  badges?: Readonly<Record<string, number>> | undefined;
  /** What phones always have at the bottom; the whole menu, pushed sideways, when left out. */
  bottomBar?: readonly BottomBarEntry[] | undefined;
  /** The page below which phones find the entries that the bar has no room for; the home page when left out. */
  morePath?: string | undefined;
  /** Full-width greeting above menu and page. */
  band?: ReactNode;
  /** Above the side menu: whose centre it is. */
  sideHead?: ReactNode;
  children: ReactNode;
};

/** A group of the side menu; entries that no group names stand at the end of the one that takes others. */
export type MenuGroup = { label?: string; names: readonly string[]; takesOthers?: boolean };

/** Frame of a centre: slim header, 210 px side menu from the server, bottom bar on phones. */
export function CentreShell(props: CentreShellProps) {
  const { entries, indexes, currentPath } = props;
  const { pathname } = useLocation();
  const item = ({ path, entry }: PlacedEntry) => (
    <Link
      key={path}
      to={path}
      data-menu-index={indexes[entry.name]}
      aria-current={path === currentPath ? 'page' : undefined}
    >
      <MenuIcon name={entry.meta.icon} />
      {entry.meta.title}
      <Badge {...props} place={{ path, entry }} />
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
          <nav aria-label={props.name}>
            {groupsOf(entries, props.groups).map(({ label, inside }) => (
              <Fragment key={label ?? ''}>
                {label && <h4>{label}</h4>}
                {inside.map(item)}
              </Fragment>
            ))}
          </nav>
        </aside>
        <main id="main" tabIndex={-1}>
          {props.children}
          {pathname === (props.morePath ?? props.person.homePath) && <MoreOnPhones {...props} />}
        </main>
      </div>
      <CentreBottomBar entries={props.bottomBar ?? wholeMenu(props)} />
    </>
  );
}

type BadgeProps = Pick<CentreShellProps, 'badges' | 'messagesPath' | 'unreadCount'> & {
  place: Pick<PlacedEntry, 'path' | 'entry'>;
};

function Badge({ badges, messagesPath, unreadCount, place: { path, entry } }: BadgeProps) {
  const count = path === messagesPath ? unreadCount : (badges?.[entry.name] ?? 0);
  return count > 0 && <UnreadCount count={count} />;
}

function groupsOf(entries: readonly PlacedEntry[], groups: readonly MenuGroup[] = []) {
  const named = new Set(groups.flatMap(({ names }) => names));
  const others = entries.filter(({ entry }) => !named.has(entry.name));
  if (groups.length === 0) return [{ label: undefined, inside: others }];
  return groups
    .map(({ label, names, takesOthers }) => ({
      label,
      inside: [
        ...names.flatMap((name) => entries.filter(({ entry }) => entry.name === name)),
        ...(takesOthers ? others : []),
      ],
    }))
    .filter(({ inside }) => inside.length > 0);
}

const wholeMenu = ({ entries, currentPath }: CentreShellProps): BottomBarEntry[] => [
  { label: '首页', path: '/user-index/index', icon: 'house', isCurrent: false },
  ...entries.map(({ path, entry: { meta } }) => ({
    label: meta.title,
    path,
    icon: meta.icon,
    isCurrent: path === currentPath,
  })),
];

/** On phones below one page: the menu's entries that its bar has no room for, and the way out. */
function MoreOnPhones(props: CentreShellProps) {
  const { entries, groups, bottomBar, onLogOut } = props;
  const install = useInstall();
  const isInBar = (path: string) => !bottomBar || bottomBar.some((one) => one.path === path);
  return (
    <nav className="panel only-m more-places" aria-label="更多">
      {groupsOf(entries, groups)
        .flatMap(({ inside }) => inside)
        .filter(({ path }) => !isInBar(path))
        .map(({ path, entry }) => (
          <Link key={path} to={path}>
            <MenuIcon name={entry.meta.icon} />
            {entry.meta.title}
            <Badge {...props} place={{ path, entry }} />
            <ChevronRight className="ic" aria-hidden />
          </Link>
        ))}
      {!isInstalled() &&
        (install ? (
          <button type="button" onClick={install}>
            <Smartphone className="ic" aria-hidden />
            添加到手机桌面
          </button>
        ) : (
          <a href="/user-index/help#install">
            <Smartphone className="ic" aria-hidden />
            添加到手机桌面
            <ChevronRight className="ic" aria-hidden />
          </a>
        ))}
      <button type="button" onClick={onLogOut}>
        <LogOut className="ic" aria-hidden />
        退出登录
      </button>
    </nav>
  );
}
