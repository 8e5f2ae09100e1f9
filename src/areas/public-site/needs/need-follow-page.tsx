import { toInstant } from '#platform/contract/instants.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './need-pages.module.css';

/** `/user-index/needFollow` 查我的单: a need by its number and the phone that raised it, or by the link that asks for a rating. */
export const needFollowPage = definePage({
  load: async ({ now, viewer, url }: PageContext) => ({
    now: toInstant(now),
    isVolunteer: viewer.kind === 'volunteer',
    needNo: url.searchParams.get('no')?.slice(0, 20) ?? '',
    rate: url.searchParams.get('rate')?.slice(0, 80) ?? '',
  }),
  title: () => '查我的单',
  description: () => '用单号和点单时留的手机号，看你的单子办到哪一步。',
  head: () => ({ isIndexed: false }),
  view: ({ data: { now, isVolunteer, needNo, rate } }) => (
    <div className={styles.page}>
      <div className={`container ${styles.follow}`}>
        <h1>查我的单</h1>
        <p>
          用单号和点单时留的手机号查。
          {isVolunteer && <a href="/usercenter/index/myneed">你登录着，也可以直接看“我的需求”</a>}
          {!isVolunteer && '用这个手机号注册志愿者以后，单子会自动出现在“我的需求”里。'}
        </p>
        <Island name="follow-need-panel" props={{ now, needNo, rate }} />
        <noscript>
          <p className="panel">查单需要启用浏览器脚本（JavaScript），也可以打服务热线报单号询问。</p>
        </noscript>
        <p>
          还没有点过单？
          <a className="link" href={publicPaths.raiseNeed}>
            我要点单
          </a>
        </p>
      </div>
    </div>
  ),
});
