import { listNewsCategories } from '#domains/news/contract/news.contract.ts';
import { activityListPath } from '#domains/activities/web/list/activity-query.ts';
import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { newsEntries, publicPaths, ruleLinks } from '../site-navigation.ts';
import { TextPage } from './text-page.tsx';
import styles from './text-page.module.css';

type Group = { title: string; links: readonly { label: string; href: string }[] };

const groupsOf = (news: Group['links']): Group[] => [
  {
    title: '找活动、找队伍',
    links: [
      { label: '首页', href: publicPaths.home },
      { label: '志愿活动', href: publicPaths.activities },
      { label: '活动日历', href: publicPaths.calendar },
      { label: '活动地图', href: publicPaths.map },
      { label: '服务需求', href: publicPaths.needs },
      { label: '服务菜单', href: publicPaths.serviceMenu },
      { label: '点单办得怎么样', href: publicPaths.needBoard },
      { label: '我要点单', href: publicPaths.raiseNeed },
      { label: '凭单号查单', href: publicPaths.followNeed },
      { label: '服务队伍', href: publicPaths.teams },
      { label: '公示栏', href: publicPaths.publicity },
      { label: '每日根', href: publicPaths.roots },
      { label: '时长核验', href: publicPaths.verify },
      { label: '搜索', href: '/user-index/search' },
    ],
  },
  {
    title: '按类别找活动',
    links: categoryKeys.map((key) => ({
      label: categoryName(key),
      href: activityListPath({ category: key }),
    })),
  },
  { title: '资讯', links: news },
  {
    title: '账号',
    links: [
      { label: '登录', href: '/user-index/login' },
      { label: '注册志愿者', href: publicPaths.register },
      { label: '注册服务队伍', href: publicPaths.registerTeam },
      { label: '找回密码', href: publicPaths.findPassword },
      { label: '志愿者中心', href: '/usercenter/index/myindex' },
      { label: '团队中心', href: '/teamcenter/index/teamindex' },
    ],
  },
  { title: '帮助与规则', links: [{ label: '帮助', href: publicPaths.help }, ...ruleLinks] },
];

/** `/user-index/siteMap`: every page of the public site that stands by itself, in groups. */
export const siteMapPage = definePage({
  query: [],
  load: async ({ call }: PageContext) => {
    const { dynamicTypeList } = await call(listNewsCategories, { isEnabled: 1 });
    return groupsOf(newsEntries(dynamicTypeList));
  },
  title: () => '网站地图',
  description: () => '本站全部栏目和页面的入口。',
  view: ({ data }) => (
    <TextPage title="网站地图" lead="全部栏目和页面的入口。" isWide>
      <div className={styles.columns}>
        {data.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </TextPage>
  ),
});
