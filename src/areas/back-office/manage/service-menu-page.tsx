import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { StaffServiceItem } from '#domains/needs/contract/service-menu.contract.ts';
import { serviceItemTabKeys, serviceItemTabs } from '#domains/needs/contract/service-menu.words.ts';
import { needTypeKeys, needTypes } from '#domains/needs/contract/needs.words.ts';
import { OffersDialog } from '#domains/needs/web/menu/offers-dialog.tsx';
import { ServiceItemDialog } from '#domains/needs/web/menu/service-item-dialog.tsx';
import { ServiceItemsTable } from '#domains/needs/web/menu/service-items-table.tsx';
import { listServiceItemsCall } from '#domains/needs/web/menu/service-menu.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { FilterSelect } from '../list/filter-select.tsx';

const types = needTypeKeys.map((value) => ({ value, label: needTypes[value].label }));

/** `/manage/service-menu` 服务菜单: what may be ordered by name, and the teams that offer it or ask to. */
export function Component() {
  usePageTitle('服务菜单');
  const url = useUrlFilters();
  const now = useNow();
  const tab = url.oneOf('tab', serviceItemTabKeys);
  const items = useOperationQuery(
    listServiceItemsCall,
    {
      tab,
      keyword: url.text('keyword').slice(0, 20) || undefined,
      needType: url.wordOf('needType', needTypeKeys),
      ...url.paging,
    },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [edited, setEdited] = useState<StaffServiceItem | 'new'>();
  const [opened, setOpened] = useState<StaffServiceItem>();
  // What was decided leaves the tab; the dialog stays with what it last showed.
  const latest = items.data?.list.find(({ serviceItemId }) => serviceItemId === opened?.serviceItemId);
  return (
    <>
      <div className="pt">
        <div>
          <h1>服务菜单</h1>
          <p>队伍提供、居民按项点单。通过的队伍马上能接单，退回和下架要写一句话。</p>
        </div>
        <div className="r">
          <Button look="primary" onClick={() => setEdited('new')}>
            <Plus className="ic" aria-hidden />
            新建一项
          </Button>
        </div>
      </div>
      <section className="pn" aria-label="服务菜单">
        <ListTabs
          label="菜单状态"
          current={tab}
          tabs={serviceItemTabKeys.map((key) => ({
            key,
            label: serviceItemTabs[key],
            count: items.data?.tabs.find((each) => each.tab === key)?.count,
          }))}
        />
        <MenuFilters url={url} />
        <QueryList
          query={items}
          url={url}
          what="服务"
          unit="项"
          empty={{
            art: tab === 'waiting' ? 'done' : 'boat',
            title: tab === 'waiting' ? '没有等着审核的服务' : `没有${serviceItemTabs[tab]}的服务`,
            text: '队伍提供了新的服务，会出现在这里。',
          }}
        >
          {(rows) => <ServiceItemsTable items={rows} now={now} onEdit={setEdited} onReview={setOpened} />}
        </QueryList>
      </section>
      {edited && (
        <ServiceItemDialog {...(edited !== 'new' && { item: edited })} onClose={() => setEdited(undefined)} />
      )}
      {opened && <OffersDialog item={latest ?? opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const MenuFilters = ({ url }: { url: UrlFilters }) => (
  <FilterBar url={url}>
    <SearchBox
      label="服务名称"
      value={url.text('keyword')}
      maxLength={20}
      onSearch={(text) => url.change({ keyword: text })}
    />
    <FilterSelect
      label="需求类型"
      allLabel="全部类型"
      value={url.wordOf('needType', needTypeKeys) ?? ''}
      options={types}
      onChange={(value) => url.change({ needType: value })}
    />
  </FilterBar>
);
