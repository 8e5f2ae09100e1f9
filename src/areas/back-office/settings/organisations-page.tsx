import { useState } from 'react';
import type { OrganisationRow } from '#domains/site/contract/site-admin.contract.ts';
import { OrganisationDialog } from '#domains/site/web/organisation-dialog.tsx';
import { inTreeOrder, OrganisationTable } from '#domains/site/web/organisation-table.tsx';
import { listOrganisationsForStaffCall } from '#domains/site/web/site-admin.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import filters from '../list/filters.module.css';
import { LoadFailed } from '../list/load-failed.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useUrlFilters } from '../list/use-url-filters.ts';

type Asked = { organisation?: OrganisationRow; parent?: OrganisationRow };

/** `/system/organisations` 机构管理: the tree 中心—所—站, to which teams, volunteers and staff belong. */
export function Component() {
  usePageTitle('机构管理');
  const url = useUrlFilters();
  const keyword = url.text('keyword');
  const tree = useOperationQuery(listOrganisationsForStaffCall, {}, { reportedBy: 'form' });
  const [asked, setAsked] = useState<Asked>();
  const rows = inTreeOrder(tree.data?.list ?? []).filter(
    ({ name, areaName }) => name.includes(keyword) || areaName.includes(keyword),
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>机构管理</h1>
          <p>中心、所、站三级。上级建好后不能改，因为数据范围跟着它走。</p>
        </div>
      </div>
      <section className="pn" aria-label="机构">
        <div className={filters.bar}>
          <SearchBox
            label="单位或区域名称"
            value={keyword}
            maxLength={40}
            onSearch={(text) => url.change({ keyword: text })}
          />
        </div>
        {tree.isPending && <Skeleton kind="rows" count={8} />}
        {tree.isError && <LoadFailed error={tree.error} onRetry={() => void tree.refetch()} />}
        {tree.data && rows.length === 0 && (
          <EmptyState art="lens" title="没有符合条件的单位" text="换个关键词再试。" />
        )}
        {rows.length > 0 && (
          <OrganisationTable
            rows={rows}
            onEdit={(organisation) => setAsked({ organisation })}
            onAdd={(parent) => setAsked({ parent })}
          />
        )}
      </section>
      {asked && <OrganisationDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
