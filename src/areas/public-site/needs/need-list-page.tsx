import { BookOpenText, PenLine, Search } from 'lucide-react';
import { listNeeds } from '#domains/needs/contract/needs.contract.ts';
import { trackStops } from '#domains/needs/contract/need-track.rules.ts';
import { NeedFilters } from '#domains/needs/web/list/need-filters.tsx';
import {
  needListPath,
  needListRequest,
  needPageSize,
  type NeedQuery,
  needQueryNames,
  readNeedQuery,
} from '#domains/needs/web/list/need-query.ts';
import { NeedTicket } from '#domains/needs/web/list/need-ticket.tsx';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { countLabel, pageCountOf } from '#platform/contract/page-limits.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { PastTheEnd } from '#platform/web/list/past-the-end.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './need-pages.module.css';

/** `/user-index/needList`: what the city asks for, from the time it is dispatched; everything is in the address. */
export const needListPage = definePage({
  query: needQueryNames,
  load: async ({ call, url, now }: PageContext) => {
    const query = readNeedQuery(url.searchParams);
    const [{ areas }, found] = await Promise.all([
      call(getSite, {}),
      call(listNeeds, needListRequest(query)),
    ]);
    return { query, areas, found, now };
  },
  title: ({ query }) => (query.keyword ? `“${query.keyword}”的服务需求` : '服务需求'),
  description: () => '把需要的帮助写成一张单子，工作人员核实后找队伍上门；看看街坊们在点什么、办到了哪一步。',
  view: ({ data: { query, areas, found, now } }) => (
    <div className={styles.page}>
      <Head />
      <div className="container">
        <NeedFilters query={query} areas={areas} />
        <p className={styles.count}>
          公开的单子 <b className="tn">{countLabel(found.total)}</b> 张
        </p>
        {found.list.length > 0 ? (
          <div className={styles.grid}>
            {found.list.map((need) => (
              <NeedTicket key={need.needId} need={need} href={publicPaths.need(need.needId)} now={now} />
            ))}
          </div>
        ) : (
          <NothingFound query={query} />
        )}
        <Pager
          className={styles.pager}
          page={query.page ?? 1}
          pageCount={pageCountOf(found.total, needPageSize)}
          hrefOf={(page) => needListPath(query, { page: page > 1 ? page : undefined })}
        />
      </div>
    </div>
  ),
});

const Head = () => (
  <section className={styles.head}>
    <div className="container">
      <div>
        <h1>服务需求</h1>
        <p>把你需要的帮助写成一张单子，工作人员核实以后，为你找合适的队伍上门，全程不收费。</p>
        <div className={styles.doors}>
          <ButtonAnchor look="primary" size="lg" href={publicPaths.raiseNeed}>
            <PenLine className="ic" aria-hidden />
            我要点单
          </ButtonAnchor>
          <ButtonAnchor look="line" size="lg" href={publicPaths.serviceMenu}>
            <BookOpenText className="ic" aria-hidden />
            服务菜单
          </ButtonAnchor>
          <ButtonAnchor look="line" size="lg" href={publicPaths.followNeed}>
            <Search className="ic" aria-hidden />
            查我的单
          </ButtonAnchor>
        </div>
      </div>
      <ol className={styles.flow} aria-label="一张单子怎么办">
        {trackStops.map((name, place) => (
          <li key={name}>
            <i aria-hidden>{place + 1}</i>
            <b>{name}</b>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** Whether anything but the page is asked for. */
const isFiltered = ({ page: _page, ...filters }: NeedQuery): boolean =>
  Object.values(filters).some((value) => value !== undefined);

function NothingFound({ query }: { query: NeedQuery }) {
  if (query.page) return <PastTheEnd what="单子" firstHref={needListPath(query)} />;
  if (isFiltered(query))
    return (
      <EmptyState
        className="panel"
        art="lens"
        title="没有这样的单子"
        text="换个词或者区域试试。"
        action={
          <ButtonAnchor look="primary" href={publicPaths.needs}>
            清空筛选
          </ButtonAnchor>
        }
      />
    );
  return (
    <EmptyState
      className="panel"
      art="boat"
      title="今天没有等着的单子"
      text="派出去的单子会公开在这里，不写姓名、电话和门牌。"
      action={
        <ButtonAnchor look="primary" href={publicPaths.raiseNeed}>
          我要点单
        </ButtonAnchor>
      }
    />
  );
}
