import {
  type RequestKind,
  requestKinds,
  requestSorts,
  requestTabs,
} from '#domains/hours/contract/hour-requests.words.ts';
import { exportHourRequestsCall, listHourRequestsCall } from '#domains/hours/web/hours.calls.ts';
import { RequestTable } from '#domains/hours/web/requests/request-table.tsx';
import { keysOf } from '#platform/contract/keys-of.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useNow } from '#platform/web/use-now.ts';
import styles from './hour-requests-page.module.css';

const tabs = keysOf(requestTabs);
const kinds = keysOf(requestKinds);

function KindChips({ kind, onChoose }: { kind: RequestKind; onChoose: (kind: RequestKind) => void }) {
  return (
    <span className={styles.kinds}>
      {kinds.map((key) => (
        <Chip key={key} isOn={key === kind} isOutlined onPress={() => onChoose(key)}>
          {requestKinds[key]}
        </Chip>
      ))}
    </span>
  );
}

/** `/review/corrections` 更正和补记: all corrections and claims inside the own scope, by how far they are, with their clocks. */
export function Component() {
  usePageTitle('更正和补记');
  const now = useNow();
  const url = useUrlFilters({ sorts: requestSorts });
  const tab = url.oneOf('tab', tabs);
  const kind = url.oneOf('kind', kinds);
  const isLate = url.text('late') === '1';
  const filter = { kind, tab, isLate, keyword: url.text('keyword').slice(0, 40) || undefined };
  const requests = useOperationQuery(
    listHourRequestsCall,
    { ...filter, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const counts = requests.data?.counts;
  return (
    <>
      <div className="pt">
        <div>
          <h1>更正和补记</h1>
          <p>
            志愿者申请更正的时长，和没有记录、本人申请补记的服务。到了中心的，5 个工作日内决定；点姓名去审核。
          </p>
        </div>
        <div className="r">
          <ExportButton
            what="更正和补记台账"
            label="导出台账"
            total={requests.data?.total}
            fetchSheet={(reason) =>
              callOperation(exportHourRequestsCall, { ...filter, sort: url.paging.sort, reason })
            }
          />
        </div>
      </div>
      <section className="pn" aria-label="更正和补记">
        <ListTabs
          label="办到哪一步"
          current={tab}
          tabs={tabs.map((key) => ({
            key,
            label: requestTabs[key],
            count: key === 'atCentre' || key === 'atTeam' ? counts?.[key] : undefined,
          }))}
        />
        <FilterBar url={url}>
          <KindChips kind={kind} onChoose={(next) => url.change({ kind: next })} />
          {(tab === 'atCentre' || tab === 'atTeam') && (
            <Chip isOn={isLate} isOutlined onPress={() => url.change({ late: isLate ? undefined : '1' })}>
              只看超期{tab === 'atCentre' && counts && counts.late > 0 ? ` ${counts.late}` : ''}
            </Chip>
          )}
          <SearchBox
            label="志愿者、队伍、服务或编号"
            value={url.text('keyword')}
            maxLength={40}
            onSearch={(text) => url.change({ keyword: text })}
          />
        </FilterBar>
        <QueryList
          query={requests}
          url={url}
          what={requestKinds[kind]}
          unit="份"
          empty={{
            art: 'done',
            title: `没有${requestTabs[tab]}的${requestKinds[kind]}`,
            text: '有新的会出现在这里。',
          }}
        >
          {(rows) => <RequestTable rows={rows} now={now} />}
        </QueryList>
      </section>
    </>
  );
}
