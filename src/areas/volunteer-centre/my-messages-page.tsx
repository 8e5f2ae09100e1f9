import { MessageInbox } from '#domains/messages/web/message-inbox.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/usercenter/index/mymsg` 系统消息 */
export function Component() {
  usePageTitle('系统消息');
  return <MessageInbox />;
}
