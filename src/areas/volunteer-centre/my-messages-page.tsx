import { useSearchParams } from 'react-router';
import { MessageInbox } from '#domains/messages/web/message-inbox.tsx';
import { MessagePreferences } from '#domains/messages/web/message-preferences.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';

const tabs = [
  { key: 'inbox', label: '系统消息' },
  { key: 'settings', label: '消息设置' },
] as const;

/** `/usercenter/index/mymsg` 系统消息: the inbox and what reaches it. */
export function Component() {
  const [params] = useSearchParams();
  const isSettings = params.get('tab') === 'settings';
  usePageTitle(isSettings ? '消息设置' : '系统消息');
  return (
    <>
      <ListTabs label="消息页" tabs={tabs} current={isSettings ? 'settings' : 'inbox'} />
      {isSettings ? <MessagePreferences /> : <MessageInbox />}
    </>
  );
}
