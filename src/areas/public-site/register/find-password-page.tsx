import { Phone, UsersRound } from 'lucide-react';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { safePath } from '#platform/web/session/return-to.ts';
import { AuthHeader } from './auth-header.tsx';
import styles from './find-password-page.module.css';

/** `/user-index/findPwd`: a new password by a code sent to the registered phone. */
export const findPasswordPage = definePage({
  load: async ({ call, url, cookies }: PageContext) => ({
    site: await call(getSite, {}),
    redirect: safePath(url.searchParams.get('redirect'), ''),
    isElder: cookies['view'] === 'elder',
  }),
  title: () => '找回密码',
  description: ({ site }) => `用注册手机号找回${site.title}的登录密码。`,
  head: () => ({ isIndexed: false }),
  view: ({ data: { site, redirect, isElder } }) => (
    <>
      <AuthHeader ownerName={site.undertaker || site.title} isElder={isElder} redirect={redirect} />
      <div className={styles.body}>
        <svg viewBox="0 0 400 400" aria-hidden>
          <g fill="none" stroke="#EEEAE4" strokeWidth="5">
            {[60, 98, 136, 172, 196].map((radius) => (
              <circle key={radius} cx="200" cy="200" r={radius} />
            ))}
          </g>
        </svg>
        <main id="main" className={`container ${styles.main}`}>
          <section className="panel">
            <h1>找回密码</h1>
            <Island name="find-password-form" props={{}} />
            <ul className={styles.help}>
              <li>
                <UsersRound className="ic" aria-hidden />
                服务队伍账号请用负责人手机号找回
              </li>
              <li>
                <Phone className="ic" aria-hidden />
                <span>
                  手机号换了？带身份证到任一文明实践站
                  {site.phone && (
                    <>
                      ，或拨打{' '}
                      <a className="link" href={`tel:${site.phone.replaceAll('-', '')}`}>
                        {site.phone}
                      </a>
                    </>
                  )}
                </span>
              </li>
            </ul>
          </section>
        </main>
      </div>
    </>
  ),
});
