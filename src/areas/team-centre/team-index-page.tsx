import { Hourglass, Newspaper, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import type { MessageView } from '#domains/messages/contract/messages.contract.ts';
import { followLink } from '#domains/messages/web/follow-link.ts';
import { MessageList } from '#domains/messages/web/message-list.tsx';
import {
  countUnreadMessagesCall,
  listMessagesCall,
  readMessagesCall,
} from '#domains/messages/web/messages.calls.ts';
import { FittingNeeds } from '#domains/jobs/web/team/fitting-needs.tsx';
import { getTeamHomeCall, listTeamTodosCall } from '#domains/statistics/web/statistics.calls.ts';
import { TeamHomeAgenda } from '#domains/statistics/web/team-home/team-home-agenda.tsx';
import { TeamHomeHours } from '#domains/statistics/web/team-home/team-home-hours.tsx';
import { TeamHomePeople } from '#domains/statistics/web/team-home/team-home-people.tsx';
import { TeamHomeTodos } from '#domains/statistics/web/team-home/team-home-todos.tsx';
import { getMyTeamCall } from '#domains/teams/web/teams.calls.ts';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { tidingsPaths } from '#domains/news/web/news-paths.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import { monthLabel } from '#platform/web/month-days.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { RegistrationCard } from './registration-card.tsx';
import styles from './team-index-page.module.css';

const messagesPath = '/teamcenter/index/teammsg';

/** `/teamcenter/index/teamindex` 团队首页: what waits longest first, what comes, hours, notices. */
export function Component() {
  usePageTitle('团队首页');
  const now = useNow();
  const home = useOperationQuery(getTeamHomeCall, {}, { refreshEveryMs: 120_000 });
  const team = useOperationQuery(getMyTeamCall, {}, { staleMs: 300_000 });
  const waiting = useOperationQuery(listTeamTodosCall, {}, { refreshEveryMs: 120_000, reportedBy: 'form' });
  if (home.error && !home.data)
    return (
      <LoadFailed className="panel" what="首页" failure={home.error} onRetry={() => void home.refetch()} />
    );
  return (
    <>
      <Greeting home={home.data} />
      <RegistrationCard />
      {waiting.data && <TeamHomeTodos todos={waiting.data.todos} now={now} />}
      {home.isPending && <Skeleton kind="block" />}
      {home.data && (
        <>
          <div className={styles.grid}>
            <div className={styles.column}>
              <TeamHomeAgenda
                agenda={home.data.agenda}
                now={now}
                links={teamPaths}
                calendarHref={team.data && `/user-index/calendar?team=${team.data.teamId}`}
              />
              <TeamHomeHours home={home.data} />
              <LatestMessages />
            </div>
            <div className={styles.column}>
              <FittingNeeds />
              <TeamHomePeople home={home.data} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** 上午好 until 12, 下午好 until 18, else 晚上好; Shanghai time. */
function greetingAt(now: Date): string {
  const hour = Number(timeLabel(now).slice(0, 2));
  if (hour < 5 || hour >= 18) return '晚上好';
  return hour < 12 ? '上午好' : '下午好';
}

/** Says the figures of the answer that the chart below is drawn from. */
function Greeting({ home }: { home: RemoteResult<typeof getTeamHomeCall> | undefined }) {
  const now = useNow();
  const { data: team } = useOperationQuery(getMyTeamCall, {}, { staleMs: 300_000 });
  const founded = team?.foundedOn;
  return (
    <>
      <header className="ph">
        <div>
          <h1>
            {greetingAt(now)}
            {team && `，${team.shortName || team.name}`}
          </h1>
          {team && home && (
            <p>
              {founded && `${monthLabel(founded.slice(0, 7))}成立，`}
              {figureLabel(home.memberCount)} 位队员，一起服务了 {hoursLabel(home.effectiveMinutes)} 小时。
            </p>
          )}
        </div>
        <div className="bt">
          <ButtonLink look="line" to={tidingsPaths.add}>
            <Newspaper className="ic" aria-hidden />
            写动态
          </ButtonLink>
          <ButtonLink look="line" to={`${teamPaths.list}?status=settling`}>
            <Hourglass className="ic" aria-hidden />
            录时长
          </ButtonLink>
          <ButtonLink look="primary" to={teamPaths.add}>
            <Plus className="ic" aria-hidden />
            发布活动
          </ButtonLink>
        </div>
      </header>
      {team?.warnings.map((warning) => (
        <Notice key={warning} kind="warning" className={styles.warning}>
          {warning}{' '}
          <Link className="link" to="/teamcenter/index/teammodify">
            去补充
          </Link>
        </Notice>
      ))}
    </>
  );
}

function LatestMessages() {
  const now = useNow();
  const navigate = useNavigate();
  const inbox = useOperationQuery(listMessagesCall, { pageNum: 1, pageSize: 6 }, { reportedBy: 'form' });
  const read = useOperationCommand(readMessagesCall, {
    refreshes: [listMessagesCall, countUnreadMessagesCall],
  });
  const open = (message: MessageView): void => {
    if (message.readAt === null) read.mutate({ messageIds: [message.messageId] });
    followLink(message.link ?? messagesPath, navigate);
  };
  return (
    <section className="panel">
      <div className="panel__h">
        <h2>系统消息</h2>
        <Link className="more" to={messagesPath}>
          全部消息
        </Link>
      </div>
      <QueryList
        query={inbox}
        what="消息"
        empty={{ art: 'boat', title: '还没有消息', text: '报名、审核和时长的每一步，都会在这里告诉你们。' }}
      >
        {(messages) => <MessageList messages={messages} now={now} onOpen={open} />}
      </QueryList>
    </section>
  );
}
