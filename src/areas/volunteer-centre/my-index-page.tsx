import { Link, useNavigate } from 'react-router';
import { VolunteerCode } from '#domains/attendance/web/volunteer-code.tsx';
import { BadgePanel } from '#domains/hours/web/badges/badge-panel.tsx';
import { HourTotalsPanel } from '#domains/hours/web/hour-totals-panel.tsx';
import { getMyHourTotalsCall } from '#domains/hours/web/hours.calls.ts';
import type { MessageView } from '#domains/messages/contract/messages.contract.ts';
import { followLink } from '#domains/messages/web/follow-link.ts';
import { MessageList } from '#domains/messages/web/message-list.tsx';
import {
  countUnreadMessagesCall,
  listMessagesCall,
  readMessagesCall,
} from '#domains/messages/web/messages.calls.ts';
import {
  type NextPlace,
  nextPlacePath,
  NextPlaceTicket,
} from '#domains/statistics/web/next-place-ticket.tsx';
import { ServiceCalendar } from '#domains/statistics/web/service-calendar.tsx';
import { getVolunteerHomeCall } from '#domains/statistics/web/statistics.calls.ts';
import { SuggestionList } from '#domains/statistics/web/suggestion-list.tsx';
import { getMyVolunteerCall } from '#domains/volunteers/web/volunteers.calls.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useNow } from '#platform/web/use-now.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { CertificateCard } from './certificates/certificate-card.tsx';
import { GuardianCard } from './guardian-card.tsx';
import { WelcomePanel } from './welcome-panel.tsx';
import styles from './my-index-page.module.css';

/** `/usercenter/index/myindex` 我的首页: hours, the next place, what waits, calendar, notices, badges. */
export function Component() {
  usePageTitle('我的首页');
  const now = useNow();
  const me = useOperationQuery(getMyVolunteerCall, {}, { staleMs: 300_000 });
  const totals = useOperationQuery(getMyHourTotalsCall, {}, { reportedBy: 'form' });
  const home = useOperationQuery(getVolunteerHomeCall, {}, { reportedBy: 'form' });
  const failed = [totals, home].find(({ data, isError }) => isError && !data);
  if (failed)
    return (
      failed.error && (
        <LoadFailed
          className="panel"
          what="首页"
          failure={failed.error}
          onRetry={() => [me, totals, home].forEach((query) => void query.refetch())}
        />
      )
    );
  return (
    <>
      {me.data?.status === 'pendingGuardian' && <GuardianCard />}
      {me.data && totals.data && home.data && (
        <WelcomePanel
          me={me.data}
          hasSignedUp={home.data.next !== null}
          hasServed={totals.data.recordCount > 0}
        />
      )}
      {home.data?.todos.map((todo) => (
        <p key={todo.key} className={styles.todo} role="status">
          <Link to={todo.link}>
            {todo.label} <b>{todo.count}</b>，去处理
          </Link>
        </p>
      ))}
      <div className={styles.grid}>
        <div className={styles.wide}>
          {totals.data ? <HourTotalsPanel totals={totals.data} /> : <Skeleton kind="block" />}
        </div>
        <div className={`${styles.narrow} ${styles.next}`}>
          {home.data ? (
            <NextPlaceTicket next={home.data.next} now={now}>
              {home.data.next && <NextPlaceCode key={home.data.next.shiftId} next={home.data.next} />}
            </NextPlaceTicket>
          ) : (
            <Skeleton kind="block" />
          )}
        </div>
        <div className={styles.narrow}>
          {home.data ? <ServiceCalendar days={home.data.calendar} now={now} /> : <Skeleton kind="block" />}
        </div>
        <div className={styles.wide}>
          <LatestMessages />
        </div>
        <div className={styles.wide}>
          <BadgePanel />
        </div>
        <div className={styles.narrow}>
          {totals.data ? <CertificateCard totals={totals.data} /> : <Skeleton kind="block" />}
        </div>
        {home.data && home.data.suggestions.length > 0 && (
          <div className={styles.full}>
            <SuggestionList suggestions={home.data.suggestions} />
          </div>
        )}
      </div>
    </>
  );
}

const codeRefreshes = [getVolunteerHomeCall];

function NextPlaceCode({ next }: { next: NextPlace }) {
  return (
    <VolunteerCode shiftId={next.shiftId} title={next.title} refreshes={codeRefreshes}>
      <Link to={nextPlacePath(next)}>详情、请假</Link>
    </VolunteerCode>
  );
}

function LatestMessages() {
  const now = useNow();
  const navigate = useNavigate();
  const inbox = useOperationQuery(listMessagesCall, { pageNum: 1, pageSize: 5 }, { reportedBy: 'form' });
  const unread = useOperationQuery(countUnreadMessagesCall, {});
  const read = useOperationCommand(readMessagesCall, {
    refreshes: [listMessagesCall, countUnreadMessagesCall],
  });
  const open = (message: MessageView): void => {
    if (message.readAt === null) read.mutate({ messageIds: [message.messageId] });
    followLink(message.link ?? '/usercenter/index/mymsg', navigate);
  };
  return (
    <section className="panel">
      <div className="panel__h">
        <h2>系统消息</h2>
        <Link className="more" to="/usercenter/index/mymsg">
          {unread.data && unread.data.unreadCount > 0
            ? `全部，${unread.data.unreadCount} 条未读`
            : '全部消息'}
        </Link>
      </div>
      <QueryList
        query={inbox}
        what="消息"
        empty={{ art: 'boat', title: '还没有消息', text: '报名之后，每一步都会在这里告诉你。' }}
      >
        {(messages) => <MessageList messages={messages} now={now} onOpen={open} />}
      </QueryList>
    </section>
  );
}
