import { MessageInbox } from '#domains/messages/web/message-inbox.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/teamcenter/index/teammsg` 系统消息 */
export function Component() {
  usePageTitle('系统消息');
  return <MessageInbox />;
}
