import { reviewTabLabels, reviewTabs } from '#domains/discussion/contract/discussion.words.ts';
import { ChatWords } from '#domains/discussion/web/chat-words.tsx';
import { listChatQueueCall } from '#domains/discussion/web/discussion.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ReviewBulkReports } from './review-bulk-reports.tsx';
import { ReviewPosts } from './review-posts.tsx';

const tabs = [...reviewTabs, 'bulk', 'words'] as const;

/** `/review/discussion` 问答管理: what waits, was reported or is hidden; reported bulk messages; the word list. */
export function Component() {
  usePageTitle('问答管理');
  const url = useUrlFilters();
  const tab = url.oneOf('tab', tabs);
  const counts = useOperationQuery(listChatQueueCall, { pageSize: 1 }, { reportedBy: 'form' });
  const countOf = (key: string) => counts.data?.tabs.find((each) => each.tab === key)?.count;
  const listTabs = (
    <ListTabs
      label="列表"
      current={tab}
      tabs={[
        ...reviewTabs.map((key) => ({ key, label: reviewTabLabels[key], count: countOf(key) })),
        { key: 'bulk', label: '群发举报' },
        { key: 'words', label: '词表' },
      ]}
    />
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>问答管理</h1>
          <p>含有词表词语或被 3 人以上举报的发言先在这里核实，举报请在 24 小时内答复。</p>
        </div>
        <div className="r">
          <DeskKeysHelp />
        </div>
      </div>
      {tab === 'words' && (
        <section className="pn" aria-label="词表">
          {listTabs}
          <ChatWords />
        </section>
      )}
      {tab === 'bulk' && <ReviewBulkReports tabs={listTabs} />}
      {tab !== 'words' && tab !== 'bulk' && <ReviewPosts tab={tab} tabs={listTabs} />}
    </>
  );
}
