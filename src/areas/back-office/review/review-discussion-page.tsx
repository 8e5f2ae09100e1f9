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
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';

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
    { tab, keyword, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <FilterBar url={url}>
        <SearchBox
          label="发言或活动名"
          value={keyword}
          maxLength={50}
          onSearch={(text) => url.change({ keyword: text })}
        />
      </FilterBar>
      <QueryList
        query={queue}
        url={url}
        what="发言"
        unit="条"
        empty={{ art: 'done', title: '没有要处理的发言' }}
      >
        {(rows) => <ChatQueue rows={rows} />}
      </QueryList>
    </>
  );
}

function BulkReports({ url }: { url: UrlFilters }) {
  const reports = useOperationQuery(listMessageReportsCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <QueryList
      query={reports}
      url={url}
      what="举报"
      unit="条"
      empty={{ art: 'done', title: '没有待处理的举报', text: '队伍的群发消息被举报后会出现在这里。' }}
    >
      {(rows) => <MessageReports reports={rows} />}
    </QueryList>
  );
}
