import { Search } from 'lucide-react';
import { complainPath } from '#domains/complaints/contract/complain-path.ts';
import { evidenceGrades, gradeWords } from '#domains/hours/contract/hours.words.ts';
import { listPublicityBoard } from '#domains/hours/contract/publicity.contract.ts';
import { GradeSeal } from '#domains/hours/web/grade-seal.tsx';
import {
  publicityListPath,
  publicityPageSize,
  publicityPath,
  publicityQueryNames,
  publicityRequest,
  readPublicityQuery,
  type PublicityQuery,
} from '#domains/hours/web/publicity/publicity-query.ts';
import { PublicityRows } from '#domains/hours/web/publicity/publicity-rows.tsx';
import { listRoots } from '#domains/ledger/contract/ledger.contract.ts';
import { LatestRoot, RootRows } from '#domains/ledger/web/latest-root.tsx';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { countLabel, pageCountOf } from '#platform/contract/page-limits.ts';
import { Select } from '#platform/web/fields/select.tsx';
import { Island } from '#platform/web/islands/island.tsx';
import { ForViewers, visitorsOnly } from '#platform/web/islands/viewer-part.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { PastTheEnd } from '#platform/web/list/past-the-end.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { publicPaths } from '../site-navigation.ts';
import { PublicityHead } from './publicity-head.tsx';
import styles from './publicity.module.css';

/** `/publicity`: the hours of the city in their three working days, for everybody to read and to object to (67号令 15). */
export const publicityPage = definePage({
  query: publicityQueryNames,
  load: async ({ call, url }: PageContext) => {
    const query = readPublicityQuery(url.searchParams);
    const [{ areas }, board, roots] = await Promise.all([
      call(getSite, {}),
      call(listPublicityBoard, publicityRequest(query)),
      call(listRoots, { pageSize: 8 }),
    ]);
    return { query, areas, board, roots };
  },
  title: () => '公示栏',
  description: () => '时长核定后公示 3 个工作日，没有异议才生效。姓名一律遮挡，任何登录的人都可以提异议。',
  view: ({ data: { query, areas, board, roots } }) => {
    const [latest, ...earlier] = roots.list;
    return (
      <div className={styles.page}>
        <div className="container">
          <PublicityHead current="hours" counts={board.counts} rootCount={roots.total} />
          <div className={styles.columns}>
            <section className="panel" aria-label="时长公示">
              <Filters query={query} areas={areas} />
              {board.list.length > 0 ? (
                <PublicityRows
                  hours={board.list}
                  open={query.object}
                  objectHref={(hourId) => objectHref(query, hourId)}
                  activityHref={publicPaths.activity}
                  form={({ hourId }) => <Objection hourId={hourId} query={query} />}
                />
              ) : (
                <Nothing query={query} />
              )}
              <div className={styles.foot}>
                <span>共 {countLabel(board.total)} 条</span>
                <Pager
                  page={query.page ?? 1}
                  pageCount={pageCountOf(board.total, publicityPageSize)}
                  hrefOf={(page) => publicityListPath(query, { page: page > 1 ? page : undefined })}
                />
              </div>
            </section>
            <aside className={styles.side}>
              <section className={`panel ${styles.box}`}>
                <h2>
                  每日根<a href="/publicity/root">全部 {countLabel(roots.total)} 天</a>
                </h2>
                <p>
                  每晚
                  22:00，把当天生效的全部记录合成一个根，公开在这里，也存进文件。以后谁改了其中一分钟，根就对不上。
                </p>
                {latest ? <LatestRoot root={latest} /> : <p>第一个根在今晚 22:00 生成。</p>}
                <RootRows roots={earlier} />
              </section>
              <section className={`panel ${styles.box}`}>
                <h2>证据等级</h2>
                <ul className={styles.legend}>
                  {keysOf(evidenceGrades).map((grade) => (
                    <li key={grade}>
                      <GradeSeal grade={grade} />
                      <span>{gradeWords(grade).replace('证据 ', '')}</span>
                    </li>
                  ))}
                </ul>
              </section>
            </aside>
          </div>
        </div>
      </div>
    );
  },
});

/** The form opens where its record stands. */
const objectHref = (query: PublicityQuery, hourId?: number): string =>
  publicityListPath(query, { page: query.page, object: hourId }) + (hourId ? `#hour-${hourId}` : '');

const Objection = ({ hourId, query }: { hourId: number; query: PublicityQuery }) => (
  <>
    <p {...visitorsOnly}>
      <ButtonAnchor look="primary" href={loginPathFor(objectHref(query, hourId))}>
        登录后可以提异议
      </ButtonAnchor>
    </p>
    <p className="muted">
      代签、买卖时长，不登录也可以
      <a className="link" href={complainPath('hour', hourId)} rel="nofollow">
        投诉举报
      </a>
      ，可以匿名。
    </p>
    <ForViewers>
      <Island name="object-hour-form" props={{ hourId, backHref: objectHref(query) }} />
    </ForViewers>
  </>
);

const Filters = ({
  query,
  areas,
}: {
  query: PublicityQuery;
  areas: readonly { code: string; name: string }[];
}) => (
  <form action={publicityPath} className={styles.filters}>
    <span className="inp">
      <Search className="ic" aria-hidden />
      <input
        aria-label="活动或队伍名称"
        type="search"
        name="keyword"
        maxLength={40}
        defaultValue={query.keyword}
        placeholder="活动或队伍名称"
      />
    </span>
    <Select
      aria-label="区域"
      name="area"
      defaultValue={query.area ?? ''}
      none="全部区域"
      options={areas.map(({ code, name }) => ({ value: code, label: name }))}
    />
    <Select
      aria-label="证据等级"
      name="grade"
      defaultValue={query.grade ?? ''}
      none="全部等级"
      options={keysOf(evidenceGrades).map((grade) => ({ value: grade, label: `${grade} 级` }))}
    />
    <Button type="submit" look="line">
      查找
    </Button>
    <small>不能按姓名搜索，先截止的在前</small>
  </form>
);

function Nothing({ query }: { query: PublicityQuery }) {
  if (query.page) return <PastTheEnd what="记录" firstHref={publicityListPath(query)} />;
  const isFiltered = query.keyword !== undefined || query.area !== undefined || query.grade !== undefined;
  return (
    <EmptyState
      art={isFiltered ? 'lens' : 'boat'}
      title={isFiltered ? '没有这样的公示记录' : '现在没有公示中的时长'}
      text={isFiltered ? '换个词、区域或等级试试。' : '队伍核定以后，记录会在这里公示 3 个工作日。'}
      action={
        <ButtonAnchor look="primary" href={isFiltered ? publicityPath : publicPaths.activities}>
          {isFiltered ? '清空筛选' : '去看活动'}
        </ButtonAnchor>
      }
    />
  );
}
