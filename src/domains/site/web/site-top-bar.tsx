import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ForViewers, type ViewerKind, ViewerName, visitorsOnly } from '#platform/web/islands/viewer-part.tsx';
import styles from './site-top-bar.module.css';

/** What one kind of person who is signed in gets: the way to their centre and to their messages. */
export type ViewerLinks = { kind: ViewerKind; centreHref: string; bell: ReactNode };

export type HelpLink = { label: string; href: string };

type SiteTopBarProps = {
  today: string;
  viewers: readonly ViewerLinks[];
  loginHref: string;
  registerHref: string;
  helpLinks: readonly HelpLink[];
  /** Shown in the large-type view in place of the help links. */
  hotline: string;
  isElder: boolean;
  logout: ReactNode;
  viewSwitch: ReactNode;
};

/** Above the header: the day, who is signed in, help, and the switch of the large-type view. */
export function SiteTopBar(props: SiteTopBarProps) {
  const { today, viewers, loginHref, registerHref, helpLinks, hotline, isElder, logout, viewSwitch } = props;
  return (
    <section className="topbar" aria-label="账号与帮助">
      <div className="container">
        <span>{today}</span>
        <ul>
          <li {...visitorsOnly}>
            <a href={loginHref}>
              您好，<b className={styles.login}>请登录</b>
            </a>
          </li>
          <li {...visitorsOnly}>
            <a href={registerHref}>注册</a>
          </li>
          {viewers.map(({ kind, centreHref, bell }) => (
            <ForViewers key={kind} kind={kind}>
              <li>
                <a className="me" href={centreHref}>
                  <UserRound className="ic ic-16" aria-hidden />
                  <ViewerName />
                </a>
              </li>
              <li>{bell}</li>
            </ForViewers>
          ))}
          <ForViewers>
            <li>{logout}</li>
          </ForViewers>
          <li className="sep" aria-hidden />
          {isElder && hotline ? (
            <li>
              <a href={`tel:${hotline.replaceAll('-', '')}`}>电话帮办 {hotline}</a>
            </li>
          ) : (
            helpLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))
          )}
          <li>{viewSwitch}</li>
        </ul>
      </div>
    </section>
  );
}
