import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { NewsCategoryView } from '#domains/news/contract/news.contract.ts';
import { NewsCategoryDialog } from '#domains/news/web/desk/news-category-dialog.tsx';
import { NewsCategoryTable } from '#domains/news/web/desk/news-category-table.tsx';
import {
  deleteNewsCategoryCall,
  exportNewsCategoriesCall,
  getNewsCategoryCall,
  listNewsCategoriesCall,
} from '#domains/news/web/news.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryList, listedAs } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FilterSelect } from '../list/filter-select.tsx';

const states = [
  { value: '1', label: '启用', isEnabled: 1 },
  { value: '0', label: '停用', isEnabled: 0 },
] as const;

/** `/information/categories` 栏目管理: the tree of categories with its rules; navigation and pages follow at once. */
export function Component() {
  usePageTitle('栏目管理');
  const filter = useCategoryFilter();
  const list = useOperationQuery(
    listNewsCategoriesCall,
    { withCount: true },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [edited, setEdited] = useState<NewsCategoryView | 'new'>();
  const all = list.data?.dynamicTypeList ?? [];
  const deletion = useDeletion();
  return (
    <>
      <div className="pt">
        <div>
          <h1>栏目管理</h1>
          <p>栏目最多两级，名称不能重复。停用上级栏目会一并停用子栏目；有内容的栏目不能删除。</p>
        </div>
        <div className="r">
          <ExportButton
            what="栏目"
            total={all.filter(filter.fits).length}
            fetchSheet={(reason) => callOperation(exportNewsCategoriesCall, { ...filter.request, reason })}
          />
          <Button look="primary" onClick={() => setEdited('new')}>
            <Plus className="ic" aria-hidden />
            新建栏目
          </Button>
        </div>
      </div>
      <section className="pn" aria-label="栏目">
        <CategoryFilters filter={filter} />
        <QueryList
          query={listedAs(list, ({ dynamicTypeList }) => dynamicTypeList.filter(filter.fits))}
          url={filter.url}
          what="栏目"
          empty={{ art: 'boat', title: '还没有栏目', text: '新建一个，网站的导航会马上出现它。' }}
        >
          {(shown) => <NewsCategoryTable categories={shown} onEdit={setEdited} onDelete={deletion.ask} />}
        </QueryList>
      </section>
      {edited && (
        <NewsCategoryDialog
          {...(edited !== 'new' && { category: edited })}
          categories={all}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deletion.dialog}
    </>
  );
}

/** Name and state from the address, for the rows on show and for the export alike. */
function useCategoryFilter() {
  const url = useUrlFilters();
  const keyword = url.text('keyword').slice(0, 12);
  const isEnabled = states.find(({ value }) => value === url.text('state'))?.isEnabled;
  return {
    url,
    request: { keyword: keyword || undefined, isEnabled },
    fits: (one: NewsCategoryView): boolean =>
      one.dynamicTypeName.includes(keyword) && (isEnabled === undefined || one.isEnabled === isEnabled),
  };
}

function CategoryFilters({ filter: { url, request } }: { filter: ReturnType<typeof useCategoryFilter> }) {
  return (
    <FilterBar url={url}>
      <SearchBox
        label="栏目名称"
        value={request.keyword ?? ''}
        maxLength={12}
        onSearch={(text) => url.change({ keyword: text })}
      />
      <FilterSelect
        label="状态"
        allLabel="全部状态"
        value={String(request.isEnabled ?? '')}
        options={states}
        onChange={(chosen) => url.change({ state: chosen })}
      />
    </FilterBar>
  );
}

function useDeletion() {
  const [asked, setAsked] = useState<NewsCategoryView>();
  const remove = useOperationCommand(deleteNewsCategoryCall, {
    refreshes: [listNewsCategoriesCall, getNewsCategoryCall],
  });
  return {
    ask: setAsked,
    dialog: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (!asked) return;
          const { dynamicTypeId, version } = asked;
          await remove.mutateAsync({ dynamicTypeId, version });
          showToast({ kind: 'success', text: '已删除' });
        }}
        title={`删除栏目“${asked?.dynamicTypeName ?? ''}”？`}
        decisiveLabel="删除"
      >
        <p>删除后不能恢复。栏目下有内容或子栏目时不会删除。</p>
      </ConfirmDialog>
    ),
  };
}
