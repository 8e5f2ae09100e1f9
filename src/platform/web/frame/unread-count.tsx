/** How many are unread, beside a bell or an entry; from a hundred on `99+`. */
export const UnreadCount = ({ count }: { count: number }) => (
  <span className="dot">{count > 99 ? '99+' : count}</span>
);
