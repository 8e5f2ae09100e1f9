import { Bell } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { MessageView } from '#domains/messages/contract/messages.contract.ts';
import { followLink } from '#domains/messages/web/follow-link.ts';
import { MessageList } from '#domains/messages/web/message-list.tsx';
import {
  countUnreadMessagesCall,
  listMessagesCall,
  readAllMessagesCall,
  readMessagesCall,
} from '#domains/messages/web/messages.calls.ts';
import { useUnread } from '#domains/messages/web/use-unread.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Popover } from '#platform/web/floating/popover.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './back-office-layout.module.css';

const refreshes = [listMessagesCall, countUnreadMessagesCall];

/** The bell: how many notices are unread, and the latest of them in a popover. */
export function MessageBell() {
  const count = useUnread()?.unreadCount ?? 0;
  return (
    <Popover
      label="最近的消息"
      button={{
        label: count > 0 ? `消息，${count} 条未读` : '消息',
        children: (
          <span className={styles.bell}>
            <Bell aria-hidden size={18} strokeWidth={1.8} />
            {count > 0 && <em aria-hidden>{count > 99 ? '99+' : count}</em>}
          </span>
        ),
      }}
    >
      {(close) => <LatestMessages unreadCount={count} onLeave={close} />}
    </Popover>
  );
}

function LatestMessages({ unreadCount, onLeave }: { unreadCount: number; onLeave: () => void }) {
  const navigate = useNavigate();
  const now = useNow();
  const inbox = useOperationQuery(listMessagesCall, { pageNum: 1, pageSize: 6 }, { reportedBy: 'form' });
  const read = useOperationCommand(readMessagesCall, { refreshes });
  const readAll = useOperationCommand(readAllMessagesCall, { refreshes });
  const open = (message: MessageView): void => {
    if (message.readAt === null) read.mutate({ messageIds: [message.messageId] });
    if (!message.link) return;
    onLeave();
    followLink(message.link, navigate);
  };
  return (
    <div className={styles.messages}>
      <div className={styles.messagesHead}>
        <h2>消息</h2>
        <Button
          look="ghost"
          size="sm"
          disabled={unreadCount === 0 || readAll.isPending}
          onClick={() => readAll.mutate({})}
        >
          {unreadCount === 0 ? '没有未读' : '全部标为已读'}
        </Button>
      </div>
      <QueryList
        query={inbox}
        what="消息"
        empty={{ art: 'boat', title: '还没有消息', text: '待办和结果会在这里告诉你。' }}
      >
        {(messages) => <MessageList messages={messages} now={now} onOpen={open} />}
      </QueryList>
      <Link className="more" to="/dashboard/messages" onClick={onLeave}>
        全部消息
      </Link>
    </div>
  );
}
