import {
  Bell,
  CalendarCheck,
  ClipboardCheck,
  Clock,
  Hourglass,
  type LucideIcon,
  Megaphone,
  MessageSquareWarning,
  MessagesSquare,
  Newspaper,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { agoLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { MessageView } from '../contract/messages.contract.ts';
import type { MessageCategory } from '../contract/messages.words.ts';
import { messageCategoryLabels, messageLevelLabels } from '../contract/messages.words.ts';
import styles from './message-list.module.css';

const icons: Record<MessageCategory, LucideIcon> = {
  system: Megaphone,
  security: ShieldCheck,
  review: ClipboardCheck,
  signUp: CalendarCheck,
  reminder: Bell,
  attendance: Clock,
  hours: Hourglass,
  team: Users,
  discussion: MessagesSquare,
  complaint: MessageSquareWarning,
  news: Newspaper,
};

type MessageListProps = {
  messages: readonly MessageView[];
  now: Date;
  /** Opens what the message is about; it is marked read on the way. */
  onOpen: (message: MessageView) => void;
  /** Beside each message: a box to choose it. */
  choiceOf?: (message: MessageView) => ReactNode;
  /** Below each message: what else can be done with it. */
  actsOf?: (message: MessageView) => ReactNode;
};

/** Notices of one person, newest first; unread ones carry a dot and bold words. */
export function MessageList({ messages, now, onOpen, choiceOf, actsOf }: MessageListProps) {
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li
          key={message.messageId}
          className={classNames(message.readAt === null && styles.unread, choiceOf && styles.chosen)}
        >
          {choiceOf?.(message)}
          <MessageButton message={message} now={now} onOpen={onOpen} />
          {actsOf?.(message)}
        </li>
      ))}
    </ul>
  );
}

function MessageButton({
  message,
  now,
  onOpen,
}: Pick<MessageListProps, 'now' | 'onOpen'> & { message: MessageView }) {
  const Icon = icons[message.category];
  return (
    <button type="button" onClick={() => onOpen(message)}>
      <span className={styles.icon} title={messageCategoryLabels[message.category]}>
        <Icon aria-hidden size={19} strokeWidth={1.8} />
      </span>
      <span className={styles.text}>
        <b>
          {message.readAt === null && <span className="sr">未读：</span>}
          {message.level === 'urgent' && (
            <em className={styles.urgent}>{messageLevelLabels[message.level]}</em>
          )}
          {message.title}
        </b>
        <small>{message.body}</small>
      </span>
      <time dateTime={message.createdAt}>{agoLabel(message.createdAt, now)}</time>
    </button>
  );
}
