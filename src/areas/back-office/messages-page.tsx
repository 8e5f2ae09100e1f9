import { MessageInbox } from '#domains/messages/web/message-inbox.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/dashboard/messages` 消息中心: the inbox of somebody of the centre. */
export function Component() {
  usePageTitle('消息中心');
  return <MessageInbox />;
}
