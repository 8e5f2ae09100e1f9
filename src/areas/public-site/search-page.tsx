import type { ReactNode } from 'react';
import { listActivities } from '#domains/activities/contract/activities.contract.ts';
import { ActivityCard } from '#domains/activities/web/activity-card.tsx';
import { listNews } from '#domains/news/contract/news.contract.ts';
import { NewsList } from '#domains/news/web/news-list.tsx';
import { listTeams } from '#domains/teams/contract/teams.contract.ts';
import { TeamCard } from '#domains/teams/web/team-card.tsx';
import { countedUpTo, countLabel } from '#platform/contract/paging.ts';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Highlighted, searchedWords } from '#platform/web/ui/highlighted.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { newsItemPath, publicPaths } from './site-navigation.ts';
import styles from './search-page.module.css';

const pageSize = 12;
const deepestPage = 150;
/** What the header's box takes, and the shortest of the limits of the three lists. */
const longestQuery = 40;

const kinds = [
  { kind: 'activities', label: '活动' },
  { kind: 'teams', label: '队伍' },
  { kind: 'news', label: '资讯' },
] as const;
type Kind = (typeof kinds)[number]['kind'];

type Found = Awaited<ReturnType<typeof search>>;

/** The three lists by the same words: the shown one by its page, the others for their counts. */
async function search(call: PageContext['call'], keyword: string, shown: { kind?: Kind; page: number }) {
  const pageOf = (kind: Kind) => ({ keyword, pageSize, pageNum: shown.kind === kind ? shown.page : 1 });
  const [activities, teams, news] = await Promise.all([
    call(listActivities, pageOf('activities')),
    call(listTeams, pageOf('teams')),
    call(listNews, pageOf('news')),
  ]);
  return { activities, teams, news };
}

async function loadSearch({ call, url: { searchParams } }: PageContext) {
  const query = searchParams.get('query')?.trim().slice(0, longestQuery) ?? '';
  if (!query) return { query };
  const asked = kinds.find(({ kind }) => kind === searchParams.get('kind'))?.kind;
  const page = Math.min(parseRouteId(searchParams.get('page') ?? undefined) ?? 1, deepestPage);
  const found = await search(call, query, { kind: asked ?? 'activities', page });
  const kind = asked ?? kinds.find((one) => found[one.kind].total > 0)?.kind ?? 'activities';
  return { query, found, kind, page: asked ? page : 1 };
}

const searchPath = (query: string, kind: Kind, page = 1): string =>
  `/user-index/search?${new URLSearchParams({ query, kind, ...(page > 1 && { page: String(page) }) })}`;

/** `/user-index/search?query=…`: activities, teams and news by words; without a kind the first that has any is shown. */
export const searchPage = definePage({
  load: loadSearch,
  title: ({ query }) => (query ? `搜索“${query}”` : '搜索'),
  description: () => '搜索志愿活动、服务队伍和资讯。',
  view: ({ data: { query, found, kind = 'activities', page = 1 } }) => (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className="container">
          <h1>{query ? `“${query}”的搜索结果` : '搜索'}</h1>
          {found && <KindTabs query={query} found={found} current={kind} />}
        </div>
      </div>
      <div className="container">
        {found ? (
          <>
            <Results query={query} found={found} kind={kind} />
            <Pager
              className={styles.pager}
              page={page}
              pageCount={Math.ceil(Math.min(found[kind].total, countedUpTo) / pageSize)}
              hrefOf={(target) => searchPath(query, kind, target)}
            />
          </>
        ) : (
          <NothingAsked />
        )}
      </div>
    </div>
  ),
});

const KindTabs = ({ query, found, current }: { query: string; found: Found; current: Kind }) => (
  <Tabs
    label="搜索范围"
    tabs={kinds.map(({ kind, label }) => ({
      label,
      href: searchPath(query, kind),
      count: countLabel(found[kind].total),
      isCurrent: kind === current,
    }))}
  />
);

function Results({ query, found, kind }: { query: string; found: Found; kind: Kind }) {
  const words = searchedWords(query);
  const marked = (text: string): ReactNode => <Highlighted text={text} words={words} />;
  if (found[kind].list.length === 0) return <NothingFound query={query} found={found} kind={kind} />;
  if (kind === 'news') {
    return (
      <div className={`panel ${styles.panel}`}>
        <NewsList items={found.news.list} hrefOf={newsItemPath} textOf={marked} showsCategory />
      </div>
    );
  }
  return (
    <div className={styles.grid}>
      {kind === 'activities'
        ? found.activities.list.map((one) => (
            <ActivityCard
              key={one.id}
              activity={one}
              href={publicPaths.activity(one.id)}
              title={marked(one.title)}
            />
          ))
        : found.teams.list.map((one) => (
            <TeamCard
              key={one.teamId}
              team={one}
              href={publicPaths.team(one.teamId)}
              name={marked(one.name)}
            />
          ))}
    </div>
  );
}

/** Says where the words do occur, else what else could be tried. */
function NothingFound({ query, found, kind }: { query: string; found: Found; kind: Kind }) {
  const { label = '' } = kinds.find((one) => one.kind === kind) ?? {};
  const other = kinds.find((one) => found[one.kind].total > 0);
  const isLate = other?.kind === kind;
  return (
    <EmptyState
      className="panel"
      art="lens"
      title={isLate ? '后面没有了' : `没有找到相关的${other ? label : '内容'}`}
      text={
        other
          ? `${other.label}里找到 ${countLabel(found[other.kind].total)} 条。`
          : '试试更短的词，或者换个说法，例如“助老”“河道”“阅读”。'
      }
      action={
        <a className="btn btn--primary" href={other ? searchPath(query, other.kind) : publicPaths.activities}>
          {other ? `看看${other.label}` : '看全部活动'}
        </a>
      }
    />
  );
}

const NothingAsked = () => (
  <>
    <Notice kind="warning" isLive className={styles.notice}>
      请输入搜索内容
    </Notice>
    <form className={styles.form} action="/user-index/search">
      <span className="inp">
        <input
          type="search"
          name="query"
          aria-label="搜索内容"
          placeholder="搜活动、队伍、资讯"
          maxLength={longestQuery}
          required
        />
      </span>
      <button type="submit" className="btn btn--primary btn--lg">
        搜索
      </button>
    </form>
  </>
);
