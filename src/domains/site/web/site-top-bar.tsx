import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './site-top-bar.module.css';

/** Who looks at the page: somebody to greet with the way to their centre, or nobody. */
export type Visitor = { name: string; centreHref: string } | undefined;

export type HelpLink = { label: string; href: string };

type SiteTopBarProps = {
  today: string;
  visitor: Visitor;
  loginHref: string;
  registerHref: string;
  helpLinks: readonly HelpLink[];
  /** Shown in the large-type view in place of the help links. */
  hotline: string;
  isElder: boolean;
  logout: ReactNode;
  /** The way to one's messages; for who is signed in. */
  bell?: ReactNode;
  viewSwitch: ReactNode;
};

/** Above the header: the day, who is signed in, help, and the switch of the large-type view. */
export function SiteTopBar(props: SiteTopBarProps) {
  const { today, visitor, loginHref, registerHref, helpLinks, hotline, isElder, logout, bell, viewSwitch } =
    props;
  return (
    <section className="topbar" aria-label="账号与帮助">
      <div className="container">
        <span>{today}</span>
        <ul>
          <li>
            {visitor ? (
              <a className="me" href={visitor.centreHref}>
                <UserRound className="ic ic-16" aria-hidden />
                {visitor.name}
              </a>
            ) : (
              <a href={loginHref}>
                您好，<b className={styles.login}>请登录</b>
              </a>
            )}
          </li>
          {!visitor && (
            <li>
              <a href={registerHref}>注册</a>
            </li>
          )}
          {bell && <li>{bell}</li>}
          {visitor && <li>{logout}</li>}
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
