import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './unread-bell.module.css';
import { watchUnread } from './watch-unread.ts';

/** The bell of the public site's top bar: the way to one's messages, with a live count. Only for who is signed in. */
export function UnreadBell({ href }: { href: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => watchUnread(({ unreadCount }) => setCount(unreadCount)), []);
  return (
    <a className={styles.bell} href={href} aria-label={count > 0 ? `系统消息，${count} 条未读` : '系统消息'}>
      <Bell className="ic ic-16" aria-hidden />
      <span>消息</span>
      {count > 0 && <em className="num">{count > 99 ? '99+' : count}</em>}
    </a>
  );
}
