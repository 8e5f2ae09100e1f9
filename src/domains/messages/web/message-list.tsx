import {
  Bell,
  CalendarCheck,
  ClipboardCheck,
  Clock,
  Hourglass,
  type LucideIcon,
  Megaphone,
  Newspaper,
  Users,
} from 'lucide-react';
import { agoLabel } from '#platform/contract/instants.ts';
import type { MessageView } from '../contract/messages.contract.ts';
import type { MessageCategory } from '../contract/messages.words.ts';
import { messageCategoryLabels } from '../contract/messages.words.ts';
import styles from './message-list.module.css';

const icons: Record<MessageCategory, LucideIcon> = {
  system: Megaphone,
  review: ClipboardCheck,
  signUp: CalendarCheck,
  reminder: Bell,
  attendance: Clock,
  hours: Hourglass,
  team: Users,
  news: Newspaper,
};

type MessageListProps = {
  messages: readonly MessageView[];
  now: Date;
  /** Opens what the message is about; it is marked read on the way. */
  onOpen: (message: MessageView) => void;
};

/** Notices of one person, newest first; unread ones carry a dot and bold words. */
export function MessageList({ messages, now, onOpen }: MessageListProps) {
  return (
    <ul className={styles.list}>
      {messages.map((message) => {
        const Icon = icons[message.category];
        const isUnread = message.readAt === null;
        return (
          <li key={message.messageId} className={isUnread ? styles.unread : undefined}>
            <button type="button" onClick={() => onOpen(message)}>
              <span className={styles.icon} title={messageCategoryLabels[message.category]}>
                <Icon aria-hidden size={19} strokeWidth={1.8} />
              </span>
              <span className={styles.text}>
                <b>
                  {isUnread && <span className="sr">未读：</span>}
                  {message.title}
                </b>
                <small>{message.body}</small>
              </span>
              <time dateTime={message.createdAt}>{agoLabel(message.createdAt, now)}</time>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
