import { ArrowRight, ChartNoAxesColumn, PenLine, Search, Store } from 'lucide-react';
import { listServiceMenu, type ServiceMenuCard } from '#domains/needs/contract/service-menu.contract.ts';
import { ServiceCard } from '#domains/needs/web/menu/service-card.tsx';
import {
  readServiceMenuQuery,
  serviceMenuPageSize,
  serviceMenuPath,
  type ServiceMenuQuery,
  serviceMenuQueryNames,
  serviceMenuRequest,
} from '#domains/needs/web/menu/service-menu-query.ts';
import { type CategoryKey, categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { pageCountOf } from '#platform/contract/page-limits.ts';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import { Select } from '#platform/web/fields/select.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './service-menu-page.module.css';

type MenuData = Awaited<ReturnType<typeof loadMenu>>;

async function loadMenu({ call, url }: PageContext) {
  const query = readServiceMenuQuery(url.searchParams);
  const [{ areas }, found] = await Promise.all([
    call(getSite, {}),
    call(listServiceMenu, serviceMenuRequest(query)),
  ]);
  return { query, areas, found };
}

/** `/user-index/serviceMenu` 服务菜单: what teams have ready, by category; an order begins with a press. */
export const serviceMenuPage = definePage({
  query: serviceMenuQueryNames,
  load: loadMenu,
  title: ({ query }) => (query.keyword ? `“${query.keyword}”的服务` : '服务菜单'),
  description: ({ found }) =>
    `${found.categories.reduce((sum, { count }) => sum + count, 0)} 项志愿服务，挑一项就能点单，全部免费。`,
  view: ({ data }) => (
    <div className={styles.page}>
      <MenuHead data={data} />
      <CategoryStrip data={data} />
      <div className="container">
        <AreaForm data={data} />
        {data.found.list.length > 0 ? (
          groupsOf(data.found.list).map(([category, cards]) => (
            <section key={category} className={styles.group}>
              <h2>
                {categoryName(category)} <small>{cards.length} 项</small>
              </h2>
              <div className={styles.grid}>
                {cards.map((card) => (
                  <ServiceCard
                    key={card.serviceItemId}
                    card={card}
                    href={publicPaths.orderService(card.serviceItemId)}
                  />
                ))}
              </div>
            </section>
          ))
        ) : (
          <NothingFound query={data.query} />
        )}
        <Pager
          className={styles.pager}
          page={data.query.page ?? 1}
          pageCount={pageCountOf(data.found.total, serviceMenuPageSize)}
          hrefOf={(page) => serviceMenuPath(data.query, { page: page > 1 ? page : undefined })}
        />
        <Ways />
      </div>
    </div>
  ),
});

/** Cards by category, in the order they came. */
function groupsOf(list: readonly ServiceMenuCard[]): [CategoryKey, ServiceMenuCard[]][] {
  const groups = new Map<CategoryKey, ServiceMenuCard[]>();
  for (const card of list) groups.set(card.category, [...(groups.get(card.category) ?? []), card]);
  return [...groups];
}

const totalOf = ({ found }: MenuData): number => found.categories.reduce((sum, { count }) => sum + count, 0);

const MenuHead = ({ data }: { data: MenuData }) => (
  <section className={styles.head}>
    <div className="container">
      <div>
        <h1>服务菜单</h1>
        <p>{totalOf(data)} 项服务，都是队伍备好的。挑一项点单，全部免费。</p>
        <form action="/user-index/serviceMenu" className={styles.search}>
          <span className="inp">
            <Search className="ic" aria-hidden />
            <input
              aria-label="找一项服务"
              type="search"
              name="keyword"
              maxLength={20}
              defaultValue={data.query.keyword}
              placeholder="换灯、理发、补课、陪诊"
            />
          </span>
          <Button type="submit" look="cool">
            找一找
          </Button>
        </form>
      </div>
      <div className={`panel ${styles.own}`}>
        <b>菜单里没有你要的？</b>
        <p>自己写一张单，我们照样核实、派单。</p>
        <ButtonAnchor look="line" href={publicPaths.raiseNeed}>
          <PenLine className="ic" aria-hidden />
          自己写一张单
        </ButtonAnchor>
      </div>
    </div>
  </section>
);

/** All twelve categories; one without services is said and leads nowhere. */
const CategoryStrip = ({ data }: { data: MenuData }) => {
  const countOf = (key: CategoryKey) => data.found.categories.find(({ category }) => category === key)?.count;
  return (
    <nav className={styles.strip} aria-label="服务类别">
      <ul className="container">
        <li>
          <a
            href={serviceMenuPath(data.query, { category: undefined })}
            aria-current={data.query.category ? undefined : 'true'}
          >
            <b>全部</b>
            <small>{totalOf(data)}</small>
          </a>
        </li>
        {categoryKeys.map((key) => (
          <li key={key}>
            {countOf(key) ? (
              <a
                href={serviceMenuPath(data.query, { category: key })}
                aria-current={data.query.category === key ? 'true' : undefined}
              >
                <img src={motifUrl(key)} alt="" width={44} height={44} />
                <b>{categoryName(key)}</b>
                <small>{countOf(key)}</small>
              </a>
            ) : (
              <span>
                <img src={motifUrl(key)} alt="" width={44} height={44} />
                <b>{categoryName(key)}</b>
                <small>暂无</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

const AreaForm = ({ data: { query, areas } }: { data: MenuData }) => (
  <form action="/user-index/serviceMenu" className={styles.area}>
    {query.category && <input type="hidden" name="category" value={query.category} />}
    {query.keyword && <input type="hidden" name="keyword" value={query.keyword} />}
    <Select
      aria-label="你住的区"
      name="area"
      defaultValue={query.area ?? ''}
      none="全部区域"
      options={areas.map(({ code, name }) => ({ value: code, label: name }))}
    />
    <Button type="submit" look="line">
      只看来我这里的
    </Button>
  </form>
);

const NothingFound = ({ query }: { query: ServiceMenuQuery }) => (
  <EmptyState
    className="panel"
    art="lens"
    title={query.keyword ? `没有“${query.keyword}”` : '这里暂时没有服务'}
    text="换个词或者区域试试，也可以自己写一张单。"
    action={
      <>
        <ButtonAnchor look="primary" href={publicPaths.raiseNeed}>
          自己写一张单
        </ButtonAnchor>
        <ButtonAnchor look="line" href={publicPaths.serviceMenu}>
          清空筛选
        </ButtonAnchor>
      </>
    }
  />
);

const Ways = () => (
  <div className={styles.ways}>
    <a className="panel" href={publicPaths.needBoard}>
      <ChartNoAxesColumn className="ic" aria-hidden />
      <span>
        <b>点单办得怎么样</b>
        <small>多久接、按不按时、解决了没有，按类别和区公开</small>
      </span>
      <ArrowRight className="ic" aria-hidden />
    </a>
    <a className="panel" href="/teamcenter/index/teammodify/services">
      <Store className="ic" aria-hidden />
      <span>
        <b>我们队也能提供服务</b>
        <small>把会做的事上架，填好时长、提前量和每周几次</small>
      </span>
      <ArrowRight className="ic" aria-hidden />
    </a>
  </div>
);
