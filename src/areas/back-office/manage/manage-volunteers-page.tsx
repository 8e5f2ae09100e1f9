import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ManageVolunteerTable } from '#domains/volunteers/web/manage/manage-volunteer-table.tsx';
import {
  exportVolunteersCall,
  listVolunteersForStaffCall,
} from '#domains/volunteers/web/manage/manage-volunteers.calls.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ExportDialog } from '../list/export-dialog.tsx';
import filters from '../list/filters.module.css';
import { LoadFailed } from '../list/load-failed.tsx';
import { ManageVolunteerView } from './manage-volunteer-view.tsx';
import { useUrlFilters } from '../list/use-url-filters.ts';
import { useVolunteerFilters, VolunteerFilters } from './volunteer-filters.tsx';

const pageSize = 20;

/** `/manage/volunteers` 志愿者管理: everybody who is registered; `?id=` opens one person. */
export function Component() {
  usePageTitle('志愿者管理');
  const url = useUrlFilters();
  const id = parseRouteId(url.text('id'));
  return id === undefined ? <VolunteerList /> : <ManageVolunteerView key={id} id={id} url={url} />;
}

function VolunteerList() {
  const { url, request } = useVolunteerFilters();
  const cursor = url.text('cursor') || undefined;
  const people = useOperationQuery(
    listVolunteersForStaffCall,
    { ...request, pageSize, cursor },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const exportPeople = useOperationCommand(exportVolunteersCall);
  const [isExporting, setExporting] = useState(false);
  const rows = people.data?.list ?? [];
  const { total = 0, nextCursor = null } = people.data ?? {};
  return (
    <>
      <div className="pt">
        <div>
          <h1>志愿者管理</h1>
          <p>联系方式和证件号码默认隐藏，查看要写明原因。</p>
        </div>
        <button type="button" className="btn btn--line" onClick={() => setExporting(true)}>
          <Download className="ic" aria-hidden />
          导出
        </button>
      </div>
      <section className="pn" aria-label="志愿者">
        <VolunteerFilters url={url} />
        {people.isPending && <Skeleton kind="rows" count={8} />}
        {people.isError && <LoadFailed error={people.error} onRetry={() => void people.refetch()} />}
        {people.data && rows.length === 0 && (
          <EmptyState art="lens" title="没有符合条件的志愿者" text="换个关键词，或者去掉一些筛选条件。" />
        )}
        {rows.length > 0 && (
          <>
            <ManageVolunteerTable rows={rows} hrefOf={(id) => url.hrefWith({ id: String(id) })} />
            <div className="ft">
              <span>共 {total > 1_000 ? '1000+' : total} 人</span>
              <span className={filters.turn}>
                {cursor && (
                  <button
                    type="button"
                    className="btn btn--md btn--line"
                    onClick={() => url.change({ cursor: undefined })}
                  >
                    回到第一页
                  </button>
                )}
                {nextCursor && (
                  <Link className="btn btn--md btn--line" to={url.hrefWith({ cursor: nextCursor })}>
                    下一页
                  </Link>
                )}
              </span>
            </div>
          </>
        )}
      </section>
      <ExportDialog
        isOpen={isExporting}
        what="志愿者"
        total={total}
        fetchSheet={(reason) => exportPeople.mutateAsync({ ...request, reason })}
        onClose={() => setExporting(false)}
      />
    </>
  );
}
