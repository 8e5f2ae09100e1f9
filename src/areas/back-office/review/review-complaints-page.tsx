import type { ComponentProps, ReactNode } from 'react';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import {
  complaintKindLabels,
  complaintKinds,
  complaintTabKeys,
  complaintTabs,
} from '#domains/complaints/contract/complaints.words.ts';
import {
  exportComplaintsCall,
  getComplaintFileCall,
  listComplaintsCall,
} from '#domains/complaints/web/complaints.calls.ts';
import { ComplaintFigures } from '#domains/complaints/web/desk/complaint-figures.tsx';
import { ComplaintItem } from '#domains/complaints/web/desk/complaint-item.tsx';
import { ComplaintTable } from '#domains/complaints/web/desk/complaint-table.tsx';
import { openLink } from '#domains/files/web/files.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { useShownId } from '../list/use-shown-id.ts';
import { ComplaintMeasures } from './complaint-measures.tsx';
import { goOn, nothingToReview, OverdueChip, ReviewAside, ReviewDesk } from './review-parts.tsx';

const kinds = complaintKinds.map((value) => ({ value, label: complaintKindLabels[value] }));

const openEvidence = (fileId: number): Promise<void> =>
  openLink(() => callOperation(getComplaintFileCall, { id: fileId }));

/** `/review/complaints` 投诉举报: privacy first, then what is due first; one complaint with its decision at the right. */
export function Component() {
  usePageTitle('投诉举报');
  const url = useUrlFilters();
  const now = useNow();
  const tab = url.oneOf('tab', complaintTabKeys);
  const filter = {
    tab,
    keyword: url.text('keyword') || undefined,
    kind: url.wordOf('kind', complaintKinds),
    isMine: url.isOn('mine') || undefined,
    isOverdue: tab !== 'done' && url.isOn('overdue'),
  };
  const queue = useOperationQuery(
    listComplaintsCall,
    { ...filter, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const ids = (queue.data?.list ?? []).map(({ complaintId }) => complaintId);
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : ids[0]);
  const tabOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key);
  return (
    <>
      <Head
        open={tabOf('open')}
        beside={tab !== 'done' && <OverdueChip url={url} />}
        total={queue.data?.total}
        fetchSheet={(reason) => callOperation(exportComplaintsCall, { ...filter, reason })}
      />
      <ComplaintFigures tabs={queue.data?.tabs} />
      <ReviewDesk
        kind="complaint"
        url={url}
        ids={ids}
        shownId={shownId}
        opened={
          shownId !== undefined && (
            <ReviewAside label="投诉和办理" onBack={() => url.open(undefined)}>
              <ComplaintItem
                key={shownId}
                complaintId={shownId}
                onOpenFile={(fileId) => void openEvidence(fileId)}
                measuresOf={(complaint) => <ComplaintMeasures complaint={complaint} />}
                onDecided={() => goOn({ kind: 'complaint', url, ids, decidedId: shownId, letGo })}
              />
              <HistoryPanel kind="complaint" id={shownId} />
            </ReviewAside>
          )
        }
      >
        <ListTabs
          label="办理状态"
          current={tab}
          tabs={complaintTabKeys.map((key) => ({
            key,
            label: complaintTabs[key].label,
            count: tabOf(key)?.count,
          }))}
        />
        <ComplaintFilterBar url={url} />
        <QueryList
          query={queue}
          url={url}
          what="投诉"
          unit="件"
          empty={nothingToReview(tab === 'open', '投诉')}
        >
          {(rows) => <ComplaintTable rows={rows} now={now} currentId={shownId} onOpen={url.open} />}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

type HeadProps = {
  open: { count: number; overdueCount: number } | undefined;
  beside: ReactNode;
} & Pick<ComponentProps<typeof ExportButton>, 'total' | 'fetchSheet'>;

const Head = ({ open, beside, ...sheet }: HeadProps) => (
  <div className="pt">
    <div>
      <h1>投诉举报</h1>
      <p>{open && `${open.count} 件在办，${open.overdueCount} 件超期。`}隐私排在最前，其余按剩下的时间排。</p>
    </div>
    <div className="r">
      <DeskKeysHelp />
      {beside}
      <ExportButton what="投诉台账" label="导出台账" {...sheet} />
    </div>
  </div>
);

const ComplaintFilterBar = ({ url }: { url: UrlFilters }) => (
  <FilterBar url={url}>
    <SearchBox
      label="对象或编号"
      value={url.text('keyword')}
      maxLength={40}
      onSearch={(text) => url.change({ keyword: text })}
    />
    <FilterSelect
      label="投诉类型"
      allLabel="全部类型"
      value={url.wordOf('kind', complaintKinds) ?? ''}
      options={kinds}
      onChange={(value) => url.change({ kind: value })}
    />
    <Chip
      isOutlined
      isOn={url.isOn('mine')}
      onPress={() => url.change({ mine: url.isOn('mine') ? undefined : 1 })}
    >
      我办的
    </Chip>
  </FilterBar>
);
