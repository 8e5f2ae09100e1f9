import { ManageVolunteerTable } from '#domains/volunteers/web/manage/manage-volunteer-table.tsx';
import {
  exportVolunteersCall,
  listVolunteersForStaffCall,
} from '#domains/volunteers/web/manage/manage-volunteers.calls.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { ManageVolunteerView } from './manage-volunteer-view.tsx';
import { useVolunteerFilters, VolunteerFilters } from './volunteer-filters.tsx';

/** `/manage/volunteers` 志愿者管理: everybody who is registered; `?id=` opens one person. */
export function Component() {
  usePageTitle('志愿者管理');
  const { url, request } = useVolunteerFilters();
  const { id } = url;
  return id === undefined ? (
    <VolunteerList url={url} request={request} />
  ) : (
    <ManageVolunteerView key={id} id={id} onBack={() => url.open(undefined)} />
  );
}

function VolunteerList({ url, request }: ReturnType<typeof useVolunteerFilters>) {
  const people = useOperationQuery(
    listVolunteersForStaffCall,
    { ...request, ...url.paging, cursor: url.cursor },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const exportPeople = useOperationCommand(exportVolunteersCall);
  return (
    <>
      <div className="pt">
        <div>
          <h1>志愿者管理</h1>
          <p>联系方式和证件号码默认隐藏，查看要写明原因。</p>
        </div>
        <ExportButton
          what="志愿者"
          total={people.data?.total}
          fetchSheet={(reason) => exportPeople.mutateAsync({ ...request, sort: url.paging.sort, reason })}
        />
      </div>
      <section className="pn" aria-label="志愿者">
        <VolunteerFilters url={url} />
        <QueryList
          query={people}
          url={url}
          what="志愿者"
          unit="人"
          empty={{ art: 'boat', title: '还没有志愿者', text: '注册后会出现在这里。' }}
        >
          {(rows) => <ManageVolunteerTable rows={rows} hrefOf={url.hrefOf} />}
        </QueryList>
      </section>
    </>
  );
}
