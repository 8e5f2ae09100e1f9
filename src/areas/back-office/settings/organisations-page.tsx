import { useState } from 'react';
import type { OrganisationRow } from '#domains/site/contract/site-admin.contract.ts';
import { OrganisationDialog } from '#domains/site/web/organisation-dialog.tsx';
import {
  inColumnOrder,
  inTreeOrder,
  organisationSorts,
  OrganisationTable,
} from '#domains/site/web/organisation-table.tsx';
import { listOrganisationsForStaffCall } from '#domains/site/web/site-admin.calls.ts';
import { StationDialog } from '#domains/site/web/station-dialog.tsx';
import { useFoldedOrganisations, withoutFolded } from '#domains/site/web/use-folded-organisations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList, listedAs } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';

/** Units right below the centre: folded, they leave centre and 所 to be seen. */
const districtsOf = (rows: readonly OrganisationRow[]): number[] =>
  rows.filter(({ kind }) => kind === 'district').map(({ organisationId }) => organisationId);

type Asked = { organisation?: OrganisationRow; parent?: OrganisationRow };

/** `/system/organisations` 机构管理: the tree 中心—所—站, to which teams, volunteers and staff belong. */
export function Component() {
  usePageTitle('机构管理');
  const url = useUrlFilters({ sorts: organisationSorts });
  const keyword = url.text('keyword');
  const tree = useOperationQuery(listOrganisationsForStaffCall, {}, { reportedBy: 'form' });
  const [asked, setAsked] = useState<Asked>();
  const [station, setStation] = useState<OrganisationRow>();
  const { folded, fold, toggle } = useFoldedOrganisations();
  const parents = new Set((tree.data?.list ?? []).flatMap(({ parentId }) => parentId ?? []));
  /** What was searched or put in order stands outside the tree. */
  const isFlat = keyword !== '' || url.sort !== undefined;
  const fits = ({ name, areaName }: OrganisationRow): boolean =>
    name.includes(keyword) || areaName.includes(keyword);
  return (
    <>
      <div className="pt">
        <div>
          <h1>机构管理</h1>
          <p>中心、所、站三级。上级建好后不能改，因为数据范围跟着它走。</p>
        </div>
      </div>
      <section className="pn" aria-label="机构">
        <FilterBar
          url={url}
          end={
            !isFlat && (
              <>
                <Button look="line" size="sm" onClick={() => fold([])}>
                  全部展开
                </Button>
                <Button look="line" size="sm" onClick={() => fold(districtsOf(tree.data?.list ?? []))}>
                  只看所
                </Button>
              </>
            )
          }
        >
          <SearchBox
            label="单位或区域名称"
            value={keyword}
            maxLength={40}
            onSearch={(text) => url.change({ keyword: text })}
          />
        </FilterBar>
        <QueryList
          query={listedAs(tree, ({ list }) => {
            const rows = url.sort ? inColumnOrder(list, url.sort) : inTreeOrder(list);
            return isFlat ? rows.filter(fits) : withoutFolded(rows, folded);
          })}
          url={url}
          what="单位"
          empty={{ art: 'boat', title: '还没有单位' }}
        >
          {(rows) => (
            <OrganisationTable
              rows={rows}
              folding={isFlat ? undefined : { folded, parents, toggle }}
              onEdit={(organisation) => setAsked({ organisation })}
              onAdd={(parent) => setAsked({ parent })}
              onClose={setStation}
            />
          )}
        </QueryList>
      </section>
      {station && <StationDialog station={station} onClose={() => setStation(undefined)} />}
      {asked && <OrganisationDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
