import {
  ChevronDown,
  FileSpreadsheet,
  House,
  KeyRound,
  LayoutDashboard,
  LogOut,
  PanelLeft,
  Settings,
} from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Popover } from '#platform/web/floating/popover.tsx';
import { logOut } from '#platform/web/session/login.ts';
import type { PlacedEntry } from '#platform/web/session/menu-entry.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import styles from './back-office-layout.module.css';
import { CommandSearch } from './command-palette.tsx';
import { FullScreenToggle } from './full-screen-toggle.tsx';
import { MessageBell } from './message-bell.tsx';

/** One step of the way to this page; without a path it is a group only. */
export type CrumbStep = { title: string; path?: string | undefined };

export type StaffPerson = { id: number; realName: string; loginName: string; roleName: string };

type NavBarProps = {
  /** Pages of the menu, for the search. */
  entries: readonly PlacedEntry[];
  trail: readonly CrumbStep[];
  person: StaffPerson;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpenSettings: () => void;
};

/** The bar above every back-office page (导航栏): sidebar switch, where one is, tools, the person. */
export function NavBar(props: NavBarProps) {
  const label = props.isSidebarOpen ? '收起侧栏' : '展开侧栏';
  return (
    <header className="nb">
      <button
        type="button"
        className="hb"
        aria-label={label}
        title={label}
        aria-expanded={props.isSidebarOpen}
        aria-controls="side-bar"
        onClick={props.onToggleSidebar}
      >
        <PanelLeft className="ic" aria-hidden />
      </button>
      <Trail steps={props.trail} />
      <div className="r">
        <Link to="/dashboard/dashboard" aria-label="后台首页" title="后台首页">
          <LayoutDashboard className="ic" aria-hidden />
        </Link>
        <CommandSearch entries={props.entries} />
        <FullScreenToggle className={styles.onlyWide} />
        <MessageBell />
        <button type="button" aria-label="页面设置" title="页面设置" onClick={props.onOpenSettings}>
          <Settings className="ic" aria-hidden />
        </button>
        <PersonMenu person={props.person} />
      </div>
    </header>
  );
}

function Trail({ steps }: { steps: readonly CrumbStep[] }) {
  return (
    <nav className="bc" aria-label="面包屑">
      {steps.map(({ title, path }, index) => (
        <Fragment key={title}>
          {index > 0 && <i aria-hidden>/</i>}
          {index === steps.length - 1 ? (
            <b aria-current="page">{title}</b>
          ) : path ? (
            <Link to={path}>{title}</Link>
          ) : (
            <span>{title}</span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}

function PersonMenu({ person }: { person: StaffPerson }) {
  return (
    <Popover
      label="个人信息"
      button={{
        label: `个人信息：${person.realName}`,
        className: 'me',
        children: (
          <>
            <Avatar personKey={String(person.id)} size="sm" />
            <span>
              <b>{person.realName}</b>
              <small>{person.roleName}</small>
            </span>
            <ChevronDown className="ic" aria-hidden size={14} />
          </>
        ),
      }}
    >
      {(close) => <PersonCard person={person} onLeave={close} />}
    </Popover>
  );
}

function PersonCard({ person, onLeave }: { person: StaffPerson; onLeave: () => void }) {
  return (
    <div className={styles.person}>
      <dl>
        <dt>姓名</dt>
        <dd>{person.realName}</dd>
        <dt>账号</dt>
        <dd>{person.loginName}</dd>
        <dt>角色</dt>
        <dd>{person.roleName}</dd>
      </dl>
      <ButtonAnchor look="line" href="/user-index/index">
        <House className="ic" aria-hidden />
        网站首页
      </ButtonAnchor>
      <ButtonLink look="line" to="/dashboard/profile" onClick={onLeave}>
        <KeyRound className="ic" aria-hidden />
        个人信息
      </ButtonLink>
      <ButtonLink look="line" to="/dashboard/exports" onClick={onLeave}>
        <FileSpreadsheet className="ic" aria-hidden />
        我的导出
      </ButtonLink>
      <Button look="line" onClick={() => void logOut()}>
        <LogOut className="ic" aria-hidden />
        退出登录
      </Button>
    </div>
  );
}
