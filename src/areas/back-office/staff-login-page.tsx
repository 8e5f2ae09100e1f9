import { useState } from 'react';
import { StaffLoginForm } from '#domains/accounts/web/login/staff-login-form.tsx';
import { LoginNewPassword } from '#domains/accounts/web/login/login-new-password.tsx';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { enterOwnCentre } from '#platform/web/session/login.ts';
import type { SignedInInfo } from '#platform/web/session/login.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useReturnTo } from '#platform/web/session/return-to.ts';
import { Logo } from '#platform/web/frame/logo.tsx';
import styles from './staff-login-page.module.css';

/** Keeps the line of the centre's name until it is known. */
const roomForName = '\u00a0';

/** `/login` 工作人员登录: the scene, the form, and the change of a handed-out password before anything else. */
export function Component() {
  const [handedOut, setHandedOut] = useState<{ info: SignedInInfo; password: string }>();
  const returnTo = useReturnTo('');
  const { data: site } = useOperationQuery(getSiteCall, {}, { staleMs: hourMs, reportedBy: 'form' });
  usePageTitle(handedOut ? '设置新密码' : '工作人员登录');
  return (
    <div className={styles.page}>
      <aside className={styles.picture}>
        <img className={styles.scene} src="/brand/login-scene.svg" alt="" />
        <div className={styles.top}>
          <Logo href="/user-index/index" ownerName={site?.undertaker || site?.title || roomForName} />
          <div className={styles.slogan}>
            <img src="/brand/login-slogan-1.svg" alt="有人在等你" />
            <img src="/brand/login-slogan-2.svg" alt="也有人在谢你" />
          </div>
        </div>
      </aside>
      <div className={styles.side}>
        <nav className={styles.help} aria-label="其他入口">
          <a href="/user-index/login">志愿者和队伍登录</a>
          <a href="/user-index/index">返回首页</a>
        </nav>
        <main id="main" tabIndex={-1} className={styles.box}>
          <h1>{handedOut ? '设置新密码' : '管理后台'}</h1>
          <p>
            {handedOut
              ? `${handedOut.info.realName}，你好。`
              : '供实践中心、所、站的工作人员使用。关闭浏览器后需要重新登录。'}
          </p>
          {handedOut ? (
            <LoginNewPassword
              audience={handedOut.info.passwordDaysLeft === 0 ? 'aged' : 'staff'}
              usedPassword={handedOut.password}
              onChanged={() => enterOwnCentre(handedOut.info, returnTo)}
            />
          ) : (
            <StaffLoginForm
              onSignedIn={(info, password) =>
                info.mustChangePwd ? setHandedOut({ info, password }) : enterOwnCentre(info, returnTo)
              }
            />
          )}
        </main>
        <p className={styles.foot}>忘记密码请联系系统管理员重置。连续输错会暂时锁定账号。</p>
      </div>
    </div>
  );
}
