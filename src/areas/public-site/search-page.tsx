import { ArrowRight } from 'lucide-react';
import { listStarLevels } from '#domains/awards/contract/star-levels.contract.ts';
import { searchSite, type SearchGroup, type SearchHit } from '#domains/search/contract/search.contract.ts';
import {
  longestSearch,
  searchKindNames,
  searchKinds,
  type SearchKind,
} from '#domains/search/contract/search.words.ts';
import { SearchHitList } from '#domains/search/web/search-hit-list.tsx';
import { countedUpTo, countLabel, pageCountOf } from '#platform/contract/page-limits.ts';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { searchedWords } from '#platform/web/ui/highlighted.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { pageIn } from '#platform/web/list/page-in.ts';
import { Pager } from '#platform/web/list/pager.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { newsItemPath, publicPaths } from './site-navigation.ts';
import { helpSections, minutesOf } from './texts/help-content.ts';
import { type HelpAnswer, searchHelp } from './texts/search-help.ts';
import styles from './search-page.module.css';

/** Hits on a page of one kind, and of each kind where all are shown. */
const pageSize = 12;
const shownOfEach = 4;

async function loadSearch({ call, url: { searchParams } }: PageContext) {
  const query =
    searchParams
      .get('query')
      ?.trim()
      .slice(0, longestSearch)
      .replace(/\p{Surrogate}/gu, '') ?? '';
  if (!query) return { query };
  const kind = searchKinds.find((one) => one === searchParams.get('kind'));
  const pageNum = pageIn(searchParams, pageSize);
  const request = kind ? { kind, pageNum, pageSize } : { pageSize: shownOfEach };
  const [{ groups }, levels] = await Promise.all([
    call(searchSite, { query, ...request }),
    call(listStarLevels, {}),
  ]);
  const answers = kind ? [] : searchHelp(helpSections(minutesOf(levels)), query, shownOfEach);
  return { query, kind, groups, answers, page: pageNum };
}

const searchPath = (query: string, kind?: SearchKind, page = 1): string =>
  `/user-index/search?${new URLSearchParams({ query, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })}`;

function hitPath(hit: SearchHit): string {
  if (hit.kind === 'activity') return publicPaths.activity(hit.id);
  if (hit.kind === 'need') return publicPaths.need(hit.id);
  return hit.kind === 'team' ? publicPaths.team(hit.id) : newsItemPath({ ...hit, dynamicId: hit.id });
}

/** `/user-index/search?query=…&kind=…`: what is public and holds the words; without a kind the first of each. */
export const searchPage = definePage({
  load: loadSearch,
  title: ({ query }) => (query ? `搜索“${query}”` : '搜索'),
  description: () => '搜索志愿活动、服务队伍、服务需求和资讯。',
  head: () => ({ isIndexed: false }),
  view: ({ data: { query, kind, groups, answers, page = 1 } }) => (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className="container">
          <h1>{query ? `“${query}”的搜索结果` : '搜索'}</h1>
          {groups && <KindTabs query={query} groups={groups} current={kind} />}
        </div>
      </div>
      <div className="container">
        {!groups && <NothingAsked />}
        {groups && !kind && <EveryKind query={query} groups={groups} />}
        {answers && <HelpAnswers answers={answers} />}
        {groups && kind && <OneKind query={query} groups={groups} kind={kind} page={page} />}
      </div>
    </div>
  ),
});

type Groups = readonly SearchGroup[];

function KindTabs({ query, groups, current }: { query: string; groups: Groups; current?: SearchKind }) {
  const all = groups.reduce((sum, { total }) => sum + total, 0);
  const isOpen = groups.some(({ total }) => total > countedUpTo);
  const everything = {
    label: '全部',
    href: searchPath(query),
    count: countLabel(isOpen ? countedUpTo + 1 : all),
    isCurrent: current === undefined,
  };
  const ofKinds = groups.map(({ kind, total }) => ({
    label: searchKindNames[kind],
    href: searchPath(query, kind),
    count: countLabel(total),
    isCurrent: kind === current,
  }));
  return <Tabs label="搜索范围" tabs={[everything, ...ofKinds]} />;
}

/** The first hits of every kind that has any, with the way to the others. */
function EveryKind({ query, groups }: { query: string; groups: Groups }) {
  const found = groups.filter(({ list }) => list.length > 0);
  if (found.length === 0) return <NothingFound query={query} groups={groups} />;
  return found.map(({ kind, total, list }) => (
    <section key={kind} className={`panel ${styles.panel}`} aria-labelledby={`found-${kind}`}>
      <div className={styles.kind}>
        <h2 id={`found-${kind}`}>{searchKindNames[kind]}</h2>
        {total > list.length && (
          <a
            className="more"
            href={searchPath(query, kind)}
            aria-label={`全部 ${countLabel(total)} 条${searchKindNames[kind]}`}
          >
            全部 {countLabel(total)} 条
            <ArrowRight className="ic ic-18" aria-hidden />
          </a>
        )}
      </div>
      <SearchHitList hits={list} words={searchedWords(query)} hrefOf={hitPath} heading="h3" />
    </section>
  ));
}

/** What the help page says to the words; below what was found, as it is seldom what was meant. */
function HelpAnswers({ answers }: { answers: readonly HelpAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section className={`panel ${styles.panel} ${styles.help}`} aria-labelledby="found-help">
      <div className={styles.kind}>
        <h2 id="found-help">帮助</h2>
      </div>
      <ul>
        {answers.map(({ title, text, href }) => (
          <li key={title}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OneKindProps = { query: string; groups: Groups; kind: SearchKind; page: number };

function OneKind({ query, groups, kind, page }: OneKindProps) {
  const group = groups.find((one) => one.kind === kind);
  if (!group || group.list.length === 0) return <NothingFound query={query} groups={groups} kind={kind} />;
  return (
    <>
      {group.total > countedUpTo && (
        <p className={styles.narrow}>找到的太多，只列出最相关的一部分。再加一个词，结果会更准。</p>
      )}
      <div className={`panel ${styles.panel}`}>
        <SearchHitList hits={group.list} words={searchedWords(query)} hrefOf={hitPath} />
      </div>
      <Pager
        className={styles.pager}
        page={page}
        pageCount={pageCountOf(group.reachable, pageSize)}
        hrefOf={(target) => searchPath(query, kind, target)}
      />
    </>
  );
}

/** Says where the words do occur, else what else could be tried. */
function NothingFound({ query, groups, kind }: { query: string; groups: Groups; kind?: SearchKind }) {
  const other = groups.find(({ total }) => total > 0);
  const isLate = other !== undefined && other.kind === kind;
  const sought = kind && other ? searchKindNames[kind] : '内容';
  return (
    <EmptyState
      className="panel"
      art="lens"
      title={isLate ? '后面没有了' : `没有找到相关的${sought}`}
      text={
        other
          ? `${searchKindNames[other.kind]}里找到 ${countLabel(other.total)} 条。`
          : '试试更短的词，或者换个说法，例如“助老”“河道”“阅读”。'
      }
      action={
        <ButtonAnchor look="primary" href={other ? searchPath(query, other.kind) : publicPaths.activities}>
          {other ? `看看${searchKindNames[other.kind]}` : '看全部活动'}
        </ButtonAnchor>
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
          placeholder="搜活动、队伍、需求、资讯"
          maxLength={longestSearch}
          required
        />
      </span>
      <Button type="submit" look="primary" size="lg">
        搜索
      </Button>
    </form>
  </>
);
