import { useSearchParams } from 'react-router';
import { listMyTeamActivitiesCall } from '#domains/activities/web/activities.calls.ts';
import { BulkHistory } from '#domains/messages/web/bulk-history.tsx';
import { BulkMessagePanel } from '#domains/messages/web/bulk-message-panel.tsx';
import { MessageInbox } from '#domains/messages/web/message-inbox.tsx';
import { MessagePreferences } from '#domains/messages/web/message-preferences.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';

const tabs = [
  { key: 'inbox', label: '系统消息' },
  { key: 'bulk', label: '群发消息' },
  { key: 'settings', label: '消息设置' },
] as const;

/** `/teamcenter/index/teammsg` 系统消息: the inbox, bulk messages and what reaches the team. */
export function Component() {
  const [params] = useSearchParams();
  const tab = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  usePageTitle(tab.label);
  return (
    <>
      <ListTabs label="消息页" tabs={tabs} current={tab.key} />
      {tab.key === 'inbox' && <MessageInbox />}
      {tab.key === 'bulk' && <BulkMessages />}
      {tab.key === 'settings' && <MessagePreferences />}
    </>
  );
}

function BulkMessages() {
  const activities = useOperationQuery(listMyTeamActivitiesCall, { tab: 'published', pageSize: 50 });
  return (
    <>
      <BulkMessagePanel
        activities={(activities.data?.list ?? []).map(({ id, title }) => ({ activityId: id, title }))}
      />
      <BulkHistory />
    </>
  );
}
