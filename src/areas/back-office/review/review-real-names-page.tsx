import { Download } from 'lucide-react';
import { useState } from 'react';
import { idKindLabels, idKinds } from '#domains/volunteers/contract/real-name.words.ts';
import {
  exportRealNameChecksCall,
  listRealNameChecksCall,
} from '#domains/volunteers/web/profile/profile.calls.ts';
import { RealNameReview } from '#domains/volunteers/web/real-name/real-name-review.tsx';
import { RealNameTable } from '#domains/volunteers/web/real-name/real-name-table.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { ExportDialog } from '../list/export-dialog.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { ListTabs } from '../list/list-tabs.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useLastPage, useUrlFilters } from '../list/use-url-filters.ts';

const pageSize = 20;
const tabs = ['pending', 'decided'] as const;
const kinds = idKinds.map((value) => ({ value, label: idKindLabels[value] }));

/** `/review/real-names` 实名审核: claims that the system could not verify by itself, and what became of all. */
export function Component() {
  usePageTitle('实名审核');
  const url = useUrlFilters();
  const now = useNow();
  const [open, setOpen] = useState<number>();
  const [isExporting, setExporting] = useState(false);
  const tab = url.oneOf('tab', tabs);
  const keyword = url.text('keyword');
  const idKind = idKinds.find((kind) => kind === url.text('idKind'));
  const asked = { tab, idKind, keyword: keyword || undefined };
  const queue = useOperationQuery(
    listRealNameChecksCall,
    { ...asked, pageNum: url.page, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  useLastPage(url, queue.data);
  const rows = queue.data?.list ?? [];
  return (
    <>
      <div className="pt">
        <div>
          <h1>实名审核</h1>
          <p>打开证件号码和照片核对后才能通过；号码与其他账号相同的，判断属于谁并写明依据。</p>
        </div>
        <div className="r">
          <button type="button" className="btn btn--md btn--line" onClick={() => setExporting(true)}>
            <Download className="ic" aria-hidden />
            导出
          </button>
        </div>
      </div>
      <section className="pn" aria-label="实名认证">
        <ListTabs
          label="审核状态"
          current={tab}
          tabs={[
            { key: 'pending', label: '待审核', count: queue.data?.pendingCount },
            { key: 'decided', label: '已处理' },
          ]}
        />
        <div className={filters.bar}>
          <SearchBox
            label="姓名或志愿者编号"
            value={keyword}
            maxLength={40}
            onSearch={(text) => url.change({ keyword: text })}
          />
          <FilterSelect
            label="证件类型"
            allLabel="全部证件"
            value={idKind ?? ''}
            options={kinds}
            onChange={(value) => url.change({ idKind: value })}
          />
        </div>
        {queue.isPending && <Skeleton kind="rows" count={6} />}
        {queue.isError && <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />}
        {queue.data?.total === 0 && (
          <EmptyState
            art={url.isNarrowed ? 'lens' : 'done'}
            title={url.isNarrowed ? '没有符合条件的记录' : '没有等待核对的实名认证'}
            text={url.isNarrowed ? '换个条件再试。' : '有新的提交会出现在这里。'}
          />
        )}
        {rows.length > 0 && <RealNameTable rows={rows} now={now} onOpen={setOpen} />}
        {queue.data && rows.length > 0 && (
          <ListFoot total={queue.data.total} unit="条" pageSize={pageSize} url={url} />
        )}
      </section>
      <ExportDialog
        isOpen={isExporting}
        what="实名审核列表"
        total={queue.data?.total ?? 0}
        fetchSheet={(reason) => callOperation(exportRealNameChecksCall, { ...asked, reason })}
        onClose={() => setExporting(false)}
      />
      {open !== undefined && <RealNameReview checkId={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
