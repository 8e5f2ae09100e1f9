import { checkSorts, idKindLabels, idKinds } from '#domains/volunteers/contract/real-name.words.ts';
import {
  exportRealNameChecksCall,
  listRealNameChecksCall,
} from '#domains/volunteers/web/profile/profile.calls.ts';
import { RealNameReview } from '#domains/volunteers/web/real-name/real-name-review.tsx';
import { RealNameTable } from '#domains/volunteers/web/real-name/real-name-table.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { goOn, ReviewAside, ReviewDesk } from './review-parts.tsx';
import { useShownId } from '../list/use-shown-id.ts';
import { FilterSelect } from '../list/filter-select.tsx';

const tabs = ['pending', 'decided'] as const;
const kinds = idKinds.map((value) => ({ value, label: idKindLabels[value] }));

/** `/review/real-names` 实名审核: claims that the system could not verify by itself, and what became of all. */
export function Component() {
  usePageTitle('实名审核');
  const url = useUrlFilters({ sorts: checkSorts });
  const now = useNow();
  const tab = url.oneOf('tab', tabs);
  const keyword = url.text('keyword');
  const idKind = url.wordOf('idKind', idKinds);
  const asked = { tab, idKind, keyword: keyword || undefined };
  const queue = useOperationQuery(
    listRealNameChecksCall,
    { ...asked, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const ids = (queue.data?.list ?? []).map(({ checkId }) => checkId);
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : ids[0]);
  return (
    <>
      <div className="pt">
        <div>
          <h1>实名审核</h1>
          <p>打开证件号码和照片核对后才能通过；号码与其他账号相同的，判断属于谁并写明依据。</p>
        </div>
        <div className="r">
          <DeskKeysHelp />
          <ExportButton
            what="实名审核列表"
            total={queue.data?.total}
            fetchSheet={(reason) =>
              callOperation(exportRealNameChecksCall, { ...asked, sort: url.paging.sort, reason })
            }
          />
        </div>
      </div>
      <ReviewDesk
        kind="realName"
        url={url}
        ids={ids}
        shownId={shownId}
        opened={
          shownId !== undefined && (
            <ReviewAside label="实名认证和审核" onBack={() => url.open(undefined)}>
              <RealNameReview
                key={shownId}
                checkId={shownId}
                onDecided={() => goOn({ kind: 'realName', url, ids, decidedId: shownId, letGo })}
              />
            </ReviewAside>
          )
        }
      >
        <ListTabs
          label="审核状态"
          current={tab}
          tabs={[
            { key: 'pending', label: '待审核', count: queue.data?.pendingCount },
            { key: 'decided', label: '已处理' },
          ]}
        />
        <CheckFilters url={url} />
        <QueryList
          query={queue}
          url={url}
          what="记录"
          unit="条"
          empty={{ art: 'done', title: '没有等待核对的实名认证', text: '有新的提交会出现在这里。' }}
        >
          {(rows) => <RealNameTable rows={rows} now={now} tab={tab} currentId={shownId} onOpen={url.open} />}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

const CheckFilters = ({ url }: { url: UrlFilters }) => (
  <FilterBar url={url}>
    <SearchBox
      label="姓名或志愿者编号"
      value={url.text('keyword')}
      maxLength={40}
      onSearch={(text) => url.change({ keyword: text })}
    />
    <FilterSelect
      label="证件类型"
      allLabel="全部证件"
      value={url.wordOf('idKind', idKinds) ?? ''}
      options={kinds}
      onChange={(value) => url.change({ idKind: value })}
    />
  </FilterBar>
);
