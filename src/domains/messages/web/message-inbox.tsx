import { useNavigate } from 'react-router';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { MessageView } from '../contract/messages.contract.ts';
import { followLink } from './follow-link.ts';
import { BatchBar, ChoiceBox } from './inbox-batch-bar.tsx';
import { InboxFilterBar } from './inbox-filter-bar.tsx';
import { MessageActs } from './message-acts.tsx';
import { MessageList } from './message-list.tsx';
import { listMessagesCall } from './messages.calls.ts';
import { useInboxActs } from './use-inbox-acts.ts';
import { useInboxFilter } from './use-inbox-filter.ts';
import { useUnread } from './use-unread.ts';

/** The whole inbox of one account (系统消息): filtered, read, deleted and taken back; older ones page by page. */
export function MessageInbox() {
  const inbox = useInboxFilter();
  const navigate = useNavigate();
  const now = useNow();
  const unread = useUnread();
  const page = useOperationQuery(
    listMessagesCall,
    { pageSize: inbox.url.pageSize, ...inbox.filter, beforeId: inbox.beforeId },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const acts = useInboxActs();
  const shown = page.data?.list ?? [];
  const chosen = shown.map(({ messageId }) => messageId).filter((id) => acts.chosen.has(id));
  const open = (message: MessageView): void => {
    if (message.readAt === null) acts.read.mutate({ messageIds: [message.messageId] });
    if (message.link) followLink(message.link, navigate);
  };
  return (
    <section className="panel" aria-label="消息">
      <div className="panel__h">
        <h1>系统消息</h1>
        <ReadAllButton
          unreadCount={unread?.unreadCount ?? 0}
          isBusy={acts.readAll.isPending}
          onPress={() => acts.readAll.mutate({ category: inbox.filter.category })}
        />
      </div>
      <InboxFilterBar inbox={inbox} unread={unread} />
      <BatchBar acts={acts} chosen={chosen} shown={shown} />
      <QueryList
        query={page}
        url={inbox.url}
        what="消息"
        unit="条"
        turn={{ first: '回到最新', next: '更早的消息' }}
        empty={{
          art: 'boat',
          title: '这里还没有消息',
          text: '报名、审核、签到和时长的每一步，都会在这里告诉你。',
        }}
      >
        {(messages) => (
          <MessageList
            messages={messages}
            now={now}
            onOpen={open}
            choiceOf={(message) => (
              <ChoiceBox
                label={`选择：${message.title}`}
                isOn={acts.chosen.has(message.messageId)}
                onToggle={() => acts.toggle(message.messageId)}
              />
            )}
            actsOf={(message) => (
              <MessageActs message={message} onDelete={() => acts.remove([message.messageId])} />
            )}
          />
        )}
      </QueryList>
    </section>
  );
}

function ReadAllButton(props: { unreadCount: number; isBusy: boolean; onPress: () => void }) {
  const isDone = props.unreadCount === 0;
  return (
    <Button look="line" size="sm" disabled={isDone || props.isBusy} onClick={props.onPress}>
      {isDone ? '没有未读消息' : '全部标为已读'}
    </Button>
  );
}
