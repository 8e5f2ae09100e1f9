import { CircleHelp } from 'lucide-react';
import { LoginScene } from '#domains/accounts/web/login/login-scene.tsx';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { getHomeFigures } from '#domains/statistics/contract/statistics.contract.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { safePath } from '#platform/web/session/return-to.ts';
import { ReadAloudBar } from './read-aloud-bar.tsx';
import { publicPaths, registerPathFor } from './site-navigation.ts';
import styles from './login-page.module.css';

/** `/user-index/login` and `/user-index/malllogin`: two addresses of one page (decision 0014). */
export const loginPage = definePage({
  load: async ({ call, cookies, url }: PageContext) => {
    const [site, figures] = await Promise.all([call(getSite, {}), call(getHomeFigures, {})]);
    const redirect = safePath(url.searchParams.get('redirect'), '');
    return {
      site,
      volunteerCount: figures.volunteerCount,
      isElder: cookies['view'] === 'elder',
      registerPath: registerPathFor(redirect),
    };
  },
  title: () => '登录',
  description: ({ site }) => `志愿者和服务队伍登录${site.title}。`,
  head: () => ({ isIndexed: false }),
  view: ({ data: { site, volunteerCount, isElder, registerPath } }) => (
    <div className={styles.page}>
      <LoginScene
        homeHref={publicPaths.home}
        ownerName={site.undertaker || site.title}
        volunteerCount={volunteerCount}
      />
      <main id="main" className={styles.side}>
        <nav className={styles.help} aria-label="帮助">
          <a href={`${publicPaths.help}#login`}>
            <CircleHelp className="ic ic-16" aria-hidden />
            登录遇到问题
          </a>
          <Island name="view-switch" props={{ isElder }} />
          <a href={publicPaths.home}>返回首页</a>
        </nav>
        {isElder && <ReadAloudBar />}
        <div className={styles.box}>
          <h1>登录</h1>
          <p>选择你的身份，我们带你去对应的中心。</p>
          <Island name="login-form" props={{}} />
          <p className={styles.ask}>
            还没有账号？
            <a className="link" href={registerPath}>
              注册志愿者或队伍
            </a>
            {site.phone && (
              <span>
                {' '}
                或者致电{' '}
                <a className="link" href={`tel:${site.phone.replaceAll('-', '')}`}>
                  {site.phone}
                </a>
              </span>
            )}
          </p>
        </div>
        <p className={styles.legal}>
          {[site.filingNo, site.sponsor && `主办单位：${site.sponsor}`].filter(Boolean).join('·')}
        </p>
      </main>
    </div>
  ),
});
