import { ArrowLeft } from 'lucide-react';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import {
  needStatuses,
  needStatusLabels,
  needTypeKeys,
  needTypes,
  urgencies,
  urgencyKeys,
} from '#domains/needs/contract/needs.words.ts';
import { needOutcomes, outcomeLabels } from '#domains/needs/contract/rating.words.ts';
import { ManagedNeedPanel } from '#domains/needs/web/manage/managed-need-panel.tsx';
import { ManagedNeedsTable } from '#domains/needs/web/manage/managed-needs-table.tsx';
import { exportNeedsCall, listManagedNeedsCall } from '#domains/needs/web/needs.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import styles from '../review/review-desk.module.css';

const statuses = needStatuses.map((value) => ({ value, label: needStatusLabels[value] }));
const types = needTypeKeys.map((value) => ({ value, label: needTypes[value].label }));
const urgencyOptions = urgencyKeys.map((value) => ({ value, label: urgencies[value].label }));
const outcomes = needOutcomes.map((value) => ({ value, label: outcomeLabels[value] }));

/** `/manage/needs` 需求管理: needs in every state, newest first, with export; `?id=` shows one with its course and history. */
export function Component() {
  usePageTitle('需求管理');
  const url = useUrlFilters();
  const asked = {
    keyword: url.text('keyword').slice(0, 40),
    status: url.wordOf('status', needStatuses),
    needType: url.wordOf('needType', needTypeKeys),
    urgency: url.wordOf('urgency', urgencyKeys),
    outcome: url.wordOf('outcome', needOutcomes),
    isOverdue: url.isOn('overdue'),
    isReworked: url.isOn('reworked'),
    fromOn: url.days.from,
    toOn: url.days.to,
  };
  const needs = useOperationQuery(
    listManagedNeedsCall,
    { ...asked, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>需求管理</h1>
          <p>居民点的每一张单：办到哪一步，哪支队伍在办，结果怎样。核实在需求审核，派单在调度台。</p>
        </div>
        <div className="r">
          <ExportButton
            what="服务需求"
            total={needs.data?.total}
            fetchSheet={(reason) => callOperation(exportNeedsCall, { ...asked, reason })}
          />
        </div>
      </div>
      <div className={url.id === undefined ? undefined : classNames(styles.two, styles.isPicked)}>
        <section className={classNames('pn', styles.list)} aria-label="全部需求">
          <NeedFilters url={url} />
          <QueryList
            query={needs}
            url={url}
            what="需求"
            unit="件"
            empty={{ art: 'boat', title: '这里还没有需求', text: '居民点单以后，需求会出现在这里。' }}
          >
            {(rows) => <ManagedNeedsTable rows={rows} currentId={url.id} onOpen={url.open} />}
          </QueryList>
        </section>
        {url.id !== undefined && (
          <aside key={url.id} className={classNames('pn', styles.preview)} aria-label="需求详情">
            <button type="button" className={styles.close} onClick={() => url.open(undefined)}>
              <ArrowLeft className="ic" aria-hidden />
              返回列表
            </button>
            <ManagedNeedPanel needId={url.id} />
            <HistoryPanel kind="need" id={url.id} />
          </aside>
        )}
      </div>
    </>
  );
}

const NeedFilters = ({ url }: { url: UrlFilters }) => (
  <FilterBar url={url}>
    <SearchBox
      label="公开标题或单号"
      value={url.text('keyword')}
      maxLength={40}
      onSearch={(keyword) => url.change({ keyword })}
    />
    <FilterSelect
      label="状态"
      allLabel="全部状态"
      value={url.text('status')}
      options={statuses}
      onChange={(status) => url.change({ status })}
    />
    <FilterSelect
      label="需求类型"
      allLabel="全部类型"
      value={url.text('needType')}
      options={types}
      onChange={(needType) => url.change({ needType })}
    />
    <FilterSelect
      label="紧急程度"
      allLabel="急不急都看"
      value={url.text('urgency')}
      options={urgencyOptions}
      onChange={(urgency) => url.change({ urgency })}
    />
    <FilterSelect
      label="结果"
      allLabel="全部结果"
      value={url.text('outcome')}
      options={outcomes}
      onChange={(outcome) => url.change({ outcome })}
    />
    <DayRange label="点单" span={url.days} onChange={url.change} />
    <OnChip url={url} name="overdue" label="只看超时" />
    <OnChip url={url} name="reworked" label="只看返工" />
  </FilterBar>
);

const OnChip = ({ url, name, label }: { url: UrlFilters; name: string; label: string }) => (
  <Chip
    isOutlined
    isOn={url.isOn(name)}
    onPress={() => url.change({ [name]: url.isOn(name) ? undefined : '1' })}
  >
    {label}
  </Chip>
);
