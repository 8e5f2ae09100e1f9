import { useState } from 'react';
import type { AuditLineView } from '#domains/accounts/contract/audit-log.contract.ts';
import { auditActors, auditResultLabels, auditSorts } from '#domains/accounts/contract/audit-log.words.ts';
import {
  exportAuditLogCall,
  getAuditWordsCall,
  listAuditLogCall,
} from '#domains/accounts/web/accounts.calls.ts';
import { AuditDetailDialog } from '#domains/accounts/web/audit/audit-detail-dialog.tsx';
import { AuditTable } from '#domains/accounts/web/audit/audit-table.tsx';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { useObjectHref } from './use-object-href.ts';

const results = keysOf(auditResultLabels);
/** Whose lines are shown until somebody chooses otherwise; background work writes many alike. */
const whose = ['people', 'system', 'all'] as const;

/** `/system/audit` 审计日志: every write of the product, newest first; nothing here can be changed. */
export function Component() {
  usePageTitle('审计日志');
  const url = useUrlFilters({ pageSize: 50, sorts: auditSorts });
  const filter = filterOf(url);
  const log = useOperationQuery(
    listAuditLogCall,
    { ...url.paging, ...filter, cursor: url.cursor },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const exportLog = useOperationCommand(exportAuditLogCall, { refreshes: [listAuditLogCall] });
  const hrefOf = useObjectHref();
  const [opened, setOpened] = useState<AuditLineView>();
  return (
    <>
      <div className="pt">
        <div>
          <h1>审计日志</h1>
          <p>
            每一次改动都有记录，按时间从新到旧，只能查看，保留三年（时长、证书和星级的审定保留十年）。点击操作人、操作或对象可以只看同类；系统自动处理的要另外选。
          </p>
        </div>
        <ExportButton
          what="审计日志"
          total={log.data?.total}
          fetchSheet={(reason) => exportLog.mutateAsync({ ...filter, sort: url.paging.sort, reason })}
        />
      </div>
      <section className="pn" aria-label="审计记录">
        <FilterBar url={url}>
          <AuditFilters url={url} />
        </FilterBar>
        <QueryList
          query={log}
          url={url}
          what="记录"
          unit="条"
          turn={{ first: '回到最新', next: '更早的记录' }}
          empty={{ art: 'boat', title: '还没有记录', text: '每一次改动都会记在这里。' }}
        >
          {(lines) => <AuditTable lines={lines} onOpen={setOpened} onFilter={url.change} hrefOf={hrefOf} />}
        </QueryList>
      </section>
      {opened && <AuditDetailDialog line={opened} onClose={() => setOpened(undefined)} />}
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
    by: byOf(url),
    result: url.wordOf('result', results),
    fromOn: url.days.from,
    toOn: url.days.to,
  };
}

/** What is asked of the server: a line of one object or of one act is looked for among all of them. */
function byOf(url: UrlFilters): keyof typeof auditActors | undefined {
  const chosen = url.oneOf('by', whose);
  const isAbout = url.text('action') !== '' || url.text('targetId') !== '';
  return chosen === 'all' || (chosen === 'people' && isAbout) ? undefined : chosen;
}

function AuditFilters({ url }: { url: UrlFilters }) {
  const words = useOperationQuery(getAuditWordsCall, {}).data;
  const { change } = url;
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
        label="谁做的"
        allLabel={auditActors.people}
        value={url.text('by')}
        options={[
          { value: 'system', label: auditActors.system },
          { value: 'all', label: '人员和系统' },
        ]}
        onChange={(by) => change({ by })}
      />
      <FilterSelect
        label="结果"
        allLabel="全部结果"
        value={url.text('result')}
        options={results.map((value) => ({ value, label: auditResultLabels[value] }))}
        onChange={(result) => change({ result })}
      />
      <DayRange label="" span={url.days} onChange={change} />
    </>
  );
}
