import {
  type ReviewTab,
  reviewTabLabels,
  reviewTabs,
} from '#domains/discussion/contract/discussion.words.ts';
import { ChatQueue } from '#domains/discussion/web/chat-queue.tsx';
import { ChatWords } from '#domains/discussion/web/chat-words.tsx';
import { listChatQueueCall } from '#domains/discussion/web/discussion.calls.ts';
import { listMessageReportsCall } from '#domains/messages/web/messages.calls.ts';
import { MessageReports } from '#domains/messages/web/message-reports.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { ListTabs } from '../list/list-tabs.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { type UrlFilters, useLastPage, useUrlFilters } from '../list/use-url-filters.ts';

const pageSize = 20;
const tabs = [...reviewTabs, 'bulk', 'words'] as const;
const isQueue = (tab: (typeof tabs)[number]): tab is ReviewTab =>
  (reviewTabs as readonly string[]).includes(tab);

/** `/review/discussion` 问答管理: what waits, was reported or is hidden; reported bulk messages; the word list. */
export function Component() {
  usePageTitle('问答管理');
  const url = useUrlFilters();
  const tab = url.oneOf('tab', tabs);
  const counts = useOperationQuery(listChatQueueCall, { pageSize: 1 }, { reportedBy: 'form' });
  const countOf = (key: string) => counts.data?.tabs.find((each) => each.tab === key)?.count;
  return (
    <>
      <div className="pt">
        <div>
          <h1>问答管理</h1>
          <p>含有词表词语或被 3 人以上举报的发言先在这里核实，举报请在 24 小时内答复。</p>
        </div>
      </div>
      <section className="pn" aria-label="问答管理">
        <ListTabs
          label="列表"
          current={tab}
          tabs={[
            ...reviewTabs.map((key) => ({ key, label: reviewTabLabels[key], count: countOf(key) })),
            { key: 'bulk', label: '群发举报' },
            { key: 'words', label: '词表' },
          ]}
        />
        {isQueue(tab) && <Queue url={url} tab={tab} />}
        {tab === 'bulk' && <BulkReports url={url} />}
        {tab === 'words' && <ChatWords />}
      </section>
    </>
  );
}

function Queue({ url, tab }: { url: UrlFilters; tab: ReviewTab }) {
  const keyword = url.text('keyword');
  const queue = useOperationQuery(
    listChatQueueCall,
    { tab, keyword, pageNum: url.page, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  useLastPage(url, queue.data);
  const rows = queue.data?.list ?? [];
  return (
    <>
      <div className={filters.bar}>
        <SearchBox
          label="发言或活动名"
          value={keyword}
          maxLength={50}
          onSearch={(text) => url.change({ keyword: text })}
        />
      </div>
      {queue.isPending && <Skeleton kind="rows" count={5} />}
      {queue.isError && <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />}
      {queue.data?.total === 0 && (
        <EmptyState
          art={keyword ? 'lens' : 'done'}
          title={keyword ? '没有符合条件的发言' : '没有要处理的发言'}
        />
      )}
      {rows.length > 0 && <ChatQueue rows={rows} />}
      {queue.data && rows.length > 0 && (
        <ListFoot total={queue.data.total} unit="条" pageSize={pageSize} url={url} />
      )}
    </>
  );
}

function BulkReports({ url }: { url: UrlFilters }) {
  const reports = useOperationQuery(
    listMessageReportsCall,
    { pageNum: url.page, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  useLastPage(url, reports.data);
  const rows = reports.data?.list ?? [];
  return (
    <>
      {reports.isPending && <Skeleton kind="rows" count={3} />}
      {reports.isError && <LoadFailed error={reports.error} onRetry={() => void reports.refetch()} />}
      {reports.data?.total === 0 && (
        <EmptyState art="done" title="没有待处理的举报" text="队伍的群发消息被举报后会出现在这里。" />
      )}
      {rows.length > 0 && <MessageReports reports={rows} />}
      {reports.data && rows.length > 0 && (
        <ListFoot total={reports.data.total} unit="条" pageSize={pageSize} url={url} />
      )}
    </>
  );
}
