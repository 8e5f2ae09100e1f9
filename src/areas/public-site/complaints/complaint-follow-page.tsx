import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './complaints.module.css';

/** `/user-index/complaintFollow` 查投诉: a complaint by its number and its code, or the phone that was left. */
export const complaintFollowPage = definePage({
  load: async ({ url }: PageContext) => ({ complaintNo: url.searchParams.get('no')?.slice(0, 24) ?? '' }),
  title: () => '查投诉进度',
  description: () => '用编号和查询码，或者提交时留的手机号，看投诉办到哪一步。',
  head: () => ({ isIndexed: false }),
  view: ({ data: { complaintNo } }) => (
    <div className={styles.page}>
      <div className={`container ${styles.narrow}`}>
        <h1>查投诉进度</h1>
        <p>用编号和提交时给你的查询码查；留过手机号的，也可以用手机号查。</p>
        <Island name="follow-complaint-panel" props={{ complaintNo }} />
        <noscript>
          <p className="panel">查询需要启用浏览器脚本（JavaScript），也可以打服务热线报编号询问。</p>
        </noscript>
        <p>
          还没有投诉过？
          <a className="link" href={publicPaths.complain}>
            写一份投诉
          </a>
        </p>
      </div>
    </div>
  ),
});
