import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AuditLineView } from '#domains/accounts/contract/audit-log.contract.ts';
import { type AuditResult, auditResultLabels } from '#domains/accounts/contract/audit-log.words.ts';
import {
  exportAuditLogCall,
  getAuditWordsCall,
  listAuditLogCall,
} from '#domains/accounts/web/accounts.calls.ts';
import { AuditDetailDialog } from '#domains/accounts/web/audit-detail-dialog.tsx';
import { AuditTable } from '#domains/accounts/web/audit-table.tsx';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { ExportDialog } from '../list/export-dialog.tsx';
import { ClearFilters } from '../list/clear-filters.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import filters from '../list/filters.module.css';
import { LoadFailed } from '../list/load-failed.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useUrlFilters } from '../list/use-url-filters.ts';
import type { UrlFilters } from '../list/use-url-filters.ts';

const pageSize = 50;
const results = Object.keys(auditResultLabels) as AuditResult[];
const filterNames = [
  'action',
  'targetType',
  'targetId',
  'actor',
  'actorId',
  'result',
  'from',
  'to',
  'cursor',
] as const;

/** `/system/audit` 审计日志: every write of the product, newest first; nothing here can be changed. */
export function Component() {
  usePageTitle('审计日志');
  const url = useUrlFilters();
  const filter = filterOf(url);
  const cursor = url.text('cursor') || undefined;
  const log = useOperationQuery(
    listAuditLogCall,
    { pageSize, ...filter, cursor },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const exportLog = useOperationCommand(exportAuditLogCall, { refreshes: [listAuditLogCall] });
  const [opened, setOpened] = useState<AuditLineView>();
  const [isExporting, setExporting] = useState(false);
  const lines = log.data?.list ?? [];
  return (
    <>
      <div className="pt">
        <div>
          <h1>审计日志</h1>
          <p>每一次改动都有记录，按时间从新到旧，只能查看。点击操作人、操作或对象可以只看同类。</p>
        </div>
        <button type="button" className="btn btn--line" onClick={() => setExporting(true)}>
          <Download className="ic" aria-hidden />
          导出
        </button>
      </div>
      <section className="pn" aria-label="审计记录">
        <div className={filters.bar}>
          <AuditFilters url={url} />
        </div>
        {log.isPending && <Skeleton kind="rows" count={8} />}
        {log.isError && <LoadFailed error={log.error} onRetry={() => void log.refetch()} />}
        {log.data && lines.length === 0 && (
          <EmptyState art="lens" title="没有符合条件的记录" text="换个日期，或者去掉一些筛选条件。" />
        )}
        {lines.length > 0 && (
          <AuditTable
            lines={lines}
            onOpen={setOpened}
            onFilter={(wish) => url.change({ cursor: undefined, ...wish })}
          />
        )}
        {log.data && lines.length > 0 && (
          <LogFoot total={log.data.total} nextCursor={log.data.nextCursor} url={url} />
        )}
      </section>
      {opened && <AuditDetailDialog line={opened} onClose={() => setOpened(undefined)} />}
      <ExportDialog
        isOpen={isExporting}
        what="审计日志"
        total={log.data?.total ?? 0}
        fetchSheet={(reason) => exportLog.mutateAsync({ ...filter, reason })}
        onClose={() => setExporting(false)}
      />
    </>
  );
}

function filterOf(url: UrlFilters) {
  const text = (name: string): string | undefined => url.text(name) || undefined;
  return {
    action: text('action'),
    targetType: text('targetType'),
    targetId: parseRouteId(text('targetId')),
    actor: text('actor'),
    actorId: parseRouteId(text('actorId')),
    result: results.find((result) => result === url.text('result')),
    fromOn: url.days.from,
    toOn: url.days.to,
  };
}

function AuditFilters({ url }: { url: UrlFilters }) {
  const words = useOperationQuery(getAuditWordsCall, {}).data;
  const change = (wish: Parameters<UrlFilters['change']>[0]) => url.change({ cursor: undefined, ...wish });
  return (
    <>
      <SearchBox
        label="操作人姓名或用户名"
        value={url.text('actor')}
        maxLength={64}
        onSearch={(actor) => change({ actor, actorId: undefined })}
      />
      <FilterSelect
        label="操作"
        allLabel="全部操作"
        value={url.text('action')}
        options={words?.acts ?? []}
        onChange={(action) => change({ action })}
      />
      <FilterSelect
        label="对象"
        allLabel="全部对象"
        value={url.text('targetType')}
        options={words?.targets ?? []}
        onChange={(targetType) => change({ targetType, targetId: undefined })}
      />
      <SearchBox
        label="对象编号"
        value={url.text('targetId')}
        maxLength={16}
        onSearch={(targetId) => {
          if (targetId && parseRouteId(targetId) === undefined)
            showToast({ kind: 'warning', text: '对象编号是数字，请核对' });
          else change({ targetId });
        }}
      />
      <FilterSelect
        label="结果"
        allLabel="全部结果"
        value={url.text('result')}
        options={results.map((value) => ({ value, label: auditResultLabels[value] }))}
        onChange={(result) => change({ result })}
      />
      <DayRange label="" span={url.days} onChange={change} />
      <ClearFilters url={url} names={filterNames} />
    </>
  );
}

/** How many there are, and the way on: the log is read from one line to the next, however long it is. */
function LogFoot({ total, nextCursor, url }: { total: number; nextCursor: string | null; url: UrlFilters }) {
  return (
    <div className="ft">
      <span>共 {total > 1_000 ? '1000+' : total} 条</span>
      <span className={filters.turn}>
        {url.text('cursor') !== '' && (
          <button
            type="button"
            className="btn btn--md btn--line"
            onClick={() => url.change({ cursor: undefined })}
          >
            回到最新
          </button>
        )}
        {nextCursor !== null && (
          <Link className="btn btn--md btn--line" to={url.hrefWith({ cursor: nextCursor })}>
            更早的记录
          </Link>
        )}
      </span>
    </div>
  );
}
