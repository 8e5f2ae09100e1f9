import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperationCommand, useOperationQuery } from '#platform/web/operation-hooks.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { MessageView } from '../contract/messages.contract.ts';
import {
  messageCategories,
  messageCategoryLabels,
  type MessageCategory,
} from '../contract/messages.words.ts';
import { MessageList } from './message-list.tsx';
import {
  countUnreadMessagesCall,
  listMessagesCall,
  readAllMessagesCall,
  readMessagesCall,
} from './messages.calls.ts';

const pageSize = 15;
const refreshes = [listMessagesCall, countUnreadMessagesCall];

/** The whole inbox of a centre (系统消息): by category, unread first to hand, all read in one step. */
export function MessageInbox() {
  const [category, setCategory] = useState<MessageCategory | undefined>();
  const [isUnread, setIsUnread] = useState(false);
  const [page, setPage] = useState(1);
  const navigate = useNavigate();
  const now = useNow();
  const inbox = useOperationQuery(
    listMessagesCall,
    { pageNum: page, pageSize, category, isUnread },
    { keepsPrevious: true },
  );
  const unread = useOperationQuery(countUnreadMessagesCall, {});
  const read = useOperationCommand(readMessagesCall, { refreshes });
  const readAll = useOperationCommand(readAllMessagesCall, { refreshes });
  const open = (message: MessageView): void => {
    if (message.readAt === null) read.mutate({ messageIds: [message.messageId] });
    if (message.link) void navigate(message.link);
  };
  const unreadCount = unread.data?.unreadCount ?? 0;
  return (
    <section className="panel">
      <div className="panel__h">
        <h1>系统消息</h1>
        <button
          type="button"
          className="btn btn--sm btn--line"
          disabled={unreadCount === 0 || readAll.isPending}
          onClick={() => readAll.mutate({ category })}
        >
          {unreadCount === 0 ? '没有未读消息' : '全部标为已读'}
        </button>
      </div>
      <InboxFilter
        category={category}
        isUnread={isUnread}
        unreadCount={unreadCount}
        onChange={(next) => {
          setCategory(next.category);
          setIsUnread(next.isUnread);
          setPage(1);
        }}
      />
      {inbox.isPending && <Skeleton kind="rows" count={5} />}
      {inbox.data && inbox.data.list.length === 0 && (
        <EmptyState
          art="boat"
          title="这里还没有消息"
          text="报名、审核、签到和时长的每一步，都会在这里告诉你。"
        />
      )}
      {inbox.data && <MessageList messages={inbox.data.list} now={now} onOpen={open} />}
      {inbox.data && (
        <Pager
          page={page}
          pageCount={Math.ceil(inbox.data.total / pageSize)}
          hrefOf={(next) => `?page=${next}`}
          onPage={setPage}
        />
      )}
    </section>
  );
}

type Filter = { category: MessageCategory | undefined; isUnread: boolean };
type InboxFilterProps = Filter & { unreadCount: number; onChange: (next: Filter) => void };

function InboxFilter({ category, isUnread, unreadCount, onChange }: InboxFilterProps) {
  return (
    <fieldset className="chips" aria-label="消息类别">
      <FilterChip
        isOn={category === undefined && !isUnread}
        label="全部"
        onPress={() => onChange({ category: undefined, isUnread: false })}
      />
      <FilterChip
        isOn={isUnread}
        label={`未读 ${unreadCount}`}
        onPress={() => onChange({ category, isUnread: !isUnread })}
      />
      {messageCategories.map((key) => (
        <FilterChip
          key={key}
          isOn={category === key}
          label={messageCategoryLabels[key]}
          onPress={() => onChange({ category: category === key ? undefined : key, isUnread })}
        />
      ))}
    </fieldset>
  );
}

function FilterChip({ isOn, label, onPress }: { isOn: boolean; label: string; onPress: () => void }) {
  return (
    <button type="button" className={isOn ? 'chip on' : 'chip'} aria-pressed={isOn} onClick={onPress}>
      {label}
    </button>
  );
}
