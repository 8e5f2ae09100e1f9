import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Tooltip } from '#platform/web/floating/tooltip.tsx';
import type { MenuEntry, PlacedEntry } from '#platform/web/session/menu-entry.ts';
import { placeEntries } from '#platform/web/session/menu-entry.ts';
import { MenuIcon } from '#platform/web/frame/menu-icon.tsx';

type SideBarProps = {
  menu: readonly MenuEntry[];
  /** Path of the entry to highlight. */
  currentPath: string;
  /** Things that wait, by the path of their page. */
  waiting: ReadonlyMap<string, number>;
  /** Only icons, with their names as tooltips. */
  isClosed: boolean;
  hasLogo: boolean;
};

/** The back office's menu (侧栏): groups that open, or icons alone; drawn from the server's menu of the role. */
export function SideBar({ menu, currentPath, waiting, isClosed, hasLogo }: SideBarProps) {
  return (
    <aside className="sb" id="side-bar" aria-label="后台菜单">
      {hasLogo && (
        <Link className="sb__l" to="/dashboard" aria-label="江澜志愿管理后台首页">
          <img className="mk" src="/brand/logo-mark.svg" alt="" width={34} height={34} />
          <span>
            <b>江澜志愿</b>
            <small>管理后台</small>
          </span>
        </Link>
      )}
      <nav aria-label="后台菜单">
        {menu
          .filter((entry) => !entry.hidden)
          .map((entry) => (
            <SideGroup key={entry.name} {...{ entry, currentPath, waiting, isClosed }} />
          ))}
      </nav>
    </aside>
  );
}

type SideGroupProps = Omit<SideBarProps, 'menu' | 'hasLogo'> & { entry: MenuEntry };

/** One child stands for its group unless the entry says otherwise (`alwaysShow`). */
function SideGroup({ entry, ...rest }: SideGroupProps) {
  const pages = placeEntries([entry]).filter((place) => place.entry !== entry && !place.entry.hidden);
  const [only] = pages;
  if (!only) return <SideLink {...rest} place={{ path: entry.path, entry, above: [] }} hasIcon />;
  if (pages.length === 1 && !entry.alwaysShow) return <SideLink {...rest} place={only} hasIcon />;
  if (rest.isClosed)
    return pages.map((place) => <SideLink key={place.path} {...rest} place={place} hasIcon />);
  return <OpenableGroup {...rest} entry={entry} pages={pages} />;
}

function OpenableGroup({
  entry,
  pages,
  ...rest
}: SideGroupProps & {
  pages: readonly PlacedEntry[];
}) {
  const hasCurrent = pages.some(({ path }) => path === rest.currentPath);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (hasCurrent || entry.alwaysShow === true);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <button
        type="button"
        className={isOpen ? 'open' : undefined}
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        <MenuIcon name={entry.meta.icon} />
        <span className="tx">{entry.meta.title}</span>
        <Arrow className="ic ar" aria-hidden />
      </button>
      {isOpen && (
        <div className="sub">
          {pages.map((place) => (
            <SideLink key={place.path} {...rest} place={place} />
          ))}
        </div>
      )}
    </>
  );
}

type SideLinkProps = Omit<SideGroupProps, 'entry'> & { place: PlacedEntry; hasIcon?: boolean };

function SideLink({ place: { path, entry }, currentPath, waiting, isClosed, hasIcon }: SideLinkProps) {
  const count = waiting.get(path) ?? 0;
  const link = (
    <Link
      to={path}
      aria-current={path === currentPath ? 'page' : undefined}
      aria-label={isClosed ? entry.meta.title : undefined}
    >
      {hasIcon && <MenuIcon name={entry.meta.icon} />}
      <span className="tx">{entry.meta.title}</span>
      {count > 0 && !isClosed && !hasIcon && (
        <em>
          {count}
          <span className="sr"> 件待办</span>
        </em>
      )}
    </Link>
  );
  return isClosed ? <Tooltip text={entry.meta.title}>{link}</Tooltip> : link;
}
