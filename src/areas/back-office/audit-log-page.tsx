import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { listAuditLogCall } from '#domains/accounts/web/accounts.calls.ts';
import { AuditTable } from '#domains/accounts/web/audit-table.tsx';
import { useOperationQuery } from '#platform/web/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import filters from './filters.module.css';
import { ListFoot } from './list-foot.tsx';
import { LoadFailed } from './load-failed.tsx';
import { SearchBox } from './search-box.tsx';
import { useUrlFilters } from './use-url-filters.ts';
import type { UrlFilters } from './use-url-filters.ts';

const pageSize = 50;

/** `/system/audit` 审计日志: every write of the product, newest first; nothing here can be changed. */
export function Component() {
  usePageTitle('审计日志');
  const url = useUrlFilters();
  const filter = (name: string): string | undefined => url.text(name) || undefined;
  const log = useOperationQuery(
    listAuditLogCall,
    {
      pageNum: url.page,
      pageSize,
      action: filter('action'),
      targetType: filter('targetType'),
      targetId: parseRouteId(filter('targetId')),
      actorId: parseRouteId(filter('actorId')),
      fromOn: filter('from'),
      toOn: filter('to'),
    },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const lines = log.data?.list ?? [];
  return (
    <>
      <div className="pt">
        <div>
          <h1>审计日志</h1>
          <p>每一次改动都有记录，按时间从新到旧，只能查看。点击操作人、操作或对象可以只看同类。</p>
        </div>
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
        {lines.length > 0 && <AuditTable lines={lines} onFilter={url.change} />}
        {log.data && lines.length > 0 && (
          <ListFoot total={log.data.total} unit="条" pageSize={pageSize} url={url} />
        )}
      </section>
    </>
  );
}

const filterNames = ['action', 'targetType', 'targetId', 'actorId', 'from', 'to'] as const;

function AuditFilters({ url }: { url: UrlFilters }) {
  const dayOf = (name: string) => (url.text(name) ? dayjs(url.text(name)) : null);
  const isFiltered = filterNames.some((name) => url.text(name) !== '');
  const texts = [
    ['action', '操作名称'],
    ['targetType', '对象类型'],
    ['targetId', '对象编号'],
    ['actorId', '操作人账号编号'],
  ] as const;
  return (
    <>
      {texts.map(([name, label]) => (
        <SearchBox
          key={name}
          label={label}
          value={url.text(name)}
          maxLength={64}
          onSearch={(text) => url.change({ [name]: text })}
        />
      ))}
      <DatePicker.RangePicker
        aria-label="日期"
        allowEmpty={[true, true]}
        value={[dayOf('from'), dayOf('to')]}
        onChange={(_days, [from, to] = ['', '']) => url.change({ from, to })}
      />
      {isFiltered && (
        <button
          type="button"
          className="btn btn--md btn--ghost"
          onClick={() => url.change(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
        >
          清除筛选
        </button>
      )}
    </>
  );
}
