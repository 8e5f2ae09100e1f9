import type { LoginInfo } from '#domains/accounts/contract/accounts.contract.ts';
import { LoginNewPassword } from '#domains/accounts/web/login/login-new-password.tsx';
import { LogoutButton } from '#domains/accounts/web/logout-button.tsx';
import { SecondFactorPanel } from '#domains/accounts/web/second-factor/second-factor-panel.tsx';
import { Logo } from '#platform/web/frame/logo.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import styles from './duty-page.module.css';

type Duties = Pick<LoginInfo, 'mustChangePwd' | 'mustSetUpFactor'>;

/** Whether somebody has to do something before anything else. */
export const hasDuty = ({ mustChangePwd, mustSetUpFactor }: Duties): boolean =>
  mustChangePwd || mustSetUpFactor;

/** In place of the back office: the one thing to do first, since the server allows nothing else until it is done. */
export function DutyPage({ me }: { me: LoginInfo }) {
  usePageTitle(me.mustChangePwd ? '设置新密码' : '设置两步验证');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo href="/user-index/index" ownerName={`${me.realName}（${me.loginName}）`} />
        <LogoutButton />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {me.mustChangePwd ? (
          <section className={`panel ${styles.password}`}>
            <h1>设置新密码</h1>
            <LoginNewPassword
              audience={me.passwordDaysLeft === 0 ? 'aged' : 'staff'}
              onChanged={() => location.reload()}
            />
          </section>
        ) : (
          <>
            <h1>先设置两步验证</h1>
            <p className={styles.why}>
              你的角色可以审核、管理或查看个人信息，登录时除了密码还要再验证一次。设置大约需要两分钟，完成后直接进入管理后台。
            </p>
            <SecondFactorPanel onReady={() => location.reload()} />
          </>
        )}
      </main>
    </div>
  );
}
