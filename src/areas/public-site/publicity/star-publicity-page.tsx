import { listStarPublicity } from '#domains/awards/contract/stars.contract.ts';
import { starBoardPath } from '#domains/awards/contract/stars.words.ts';
import { StarBoard } from '#domains/awards/web/stars/star-board.tsx';
import { listPublicityBoard } from '#domains/hours/contract/publicity.contract.ts';
import { listRoots } from '#domains/ledger/contract/ledger.contract.ts';
import { countLabel, pageCountOf } from '#platform/contract/page-limits.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { ForViewers, visitorsOnly } from '#platform/web/islands/viewer-part.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { pageIn } from '#platform/web/list/page-in.ts';
import { Pager } from '#platform/web/list/pager.tsx';
import { PastTheEnd } from '#platform/web/list/past-the-end.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { PublicityHead } from './publicity-head.tsx';
import styles from './publicity.module.css';

const pageSize = 20;
const pagePath = (page: number): string => (page > 1 ? `${starBoardPath}?page=${page}` : starBoardPath);

/** The form opens where its row stands. */
const objectPath = (page: number, starId?: number): string =>
  starId === undefined ? pagePath(page) : `${starBoardPath}?page=${page}&object=${starId}#star-${starId}`;

/** `/publicity/stars`: stars in their three working days, for everybody to read and to object to (domain.md 1.6). */
export const starPublicityPage = definePage({
  query: ['page', 'object'],
  load: async ({ call, url }: PageContext) => {
    const page = pageIn(url.searchParams, pageSize);
    const object = url.searchParams.get('object') ?? '';
    const [stars, board, roots] = await Promise.all([
      call(listStarPublicity, { pageNum: page, pageSize }),
      call(listPublicityBoard, { pageSize: 1 }),
      call(listRoots, { pageSize: 1 }),
    ]);
    const open = /^[1-9]\d{0,15}$/.test(object) ? Number(object) : undefined;
    return { page, open, stars, counts: board.counts, rootCount: roots.total };
  },
  title: () => '星级公示',
  description: () =>
    '星级志愿者确认后公示 3 个工作日，没有异议才授星。姓名一律遮挡，任何登录的人都可以提异议。',
  view: ({ data: { page, open, stars, counts, rootCount } }) => (
    <div className={styles.page}>
      <div className="container">
        <PublicityHead current="stars" counts={counts} rootCount={rootCount} />
        <section className="panel" aria-label="星级公示">
          {stars.list.length > 0 ? (
            <StarBoard
              stars={stars.list}
              open={open}
              objectHref={(starId) => objectPath(page, starId)}
              form={({ starId }) => <Objection starId={starId} page={page} />}
            />
          ) : page > 1 ? (
            <PastTheEnd what="公示" firstHref={starBoardPath} />
          ) : (
            <EmptyState
              art="boat"
              title="现在没有公示中的星级"
              text="中心确认候选以后，会在这里公示 3 个工作日。"
            />
          )}
          <div className={styles.foot}>
            <span>共 {countLabel(stars.total)} 人</span>
            <Pager page={page} pageCount={pageCountOf(stars.total, pageSize)} hrefOf={pagePath} />
          </div>
        </section>
      </div>
    </div>
  ),
});

const Objection = ({ starId, page }: { starId: number; page: number }) => (
  <>
    <p {...visitorsOnly}>
      <ButtonAnchor look="primary" href={loginPathFor(objectPath(page, starId))}>
        登录后可以提异议
      </ButtonAnchor>
    </p>
    <ForViewers>
      <Island name="object-star-form" props={{ starId, backHref: objectPath(page) }} />
    </ForViewers>
  </>
);
