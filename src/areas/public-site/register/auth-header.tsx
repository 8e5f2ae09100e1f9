import { Island } from '#platform/web/islands/island.tsx';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import { Logo } from '#platform/web/frame/logo.tsx';
import { ReadAloudBar } from '../read-aloud-bar.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './register.module.css';

type AuthHeaderProps = { ownerName: string; isElder: boolean; redirect: string };

/** Above the pages on which one has no account yet, or cannot get in. */
export const AuthHeader = ({ ownerName, isElder, redirect }: AuthHeaderProps) => (
  <>
    <header className={styles.head}>
      <div className="container">
        <Logo href={publicPaths.home} ownerName={ownerName} />
        <div>
          <Island name="view-switch" props={{ isElder }} />
          <span>
            已有账号？
            <a className="link" href={loginPathFor(redirect || '/')}>
              直接登录
            </a>
          </span>
        </div>
      </div>
    </header>
    {isElder && <ReadAloudBar />}
  </>
);
