import { Link } from 'react-router';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { getTeamHomeCall } from '../statistics.calls.ts';
import styles from './team-home.module.css';

type Home = RemoteResult<typeof getTeamHomeCall>;

/** 本月出勤 and 刚收到的评价: who served most this month, and what volunteers said last, without names. */
export const TeamHomePeople = ({ home }: { home: Home }) => (
  <>
    <section className="panel" aria-label="本月出勤">
      <div className="panel__h">
        <h2>本月出勤</h2>
      </div>
      {home.monthMembers.length === 0 && <p className={styles.none}>本月还没有队员的服务记录。</p>}
      <ol className={styles.people}>
        {home.monthMembers.map(({ teamUserId, volunteerId, gender, name, serviceCount, minutes }, place) => (
          <li key={teamUserId}>
            <span className="num">{place + 1}</span>
            <Avatar personKey={String(volunteerId)} gender={gender ?? undefined} />
            <div>
              <Link to={`/teamcenter/index/teamuser/detail/${teamUserId}`}>{name}</Link>
              <small>{figureLabel(serviceCount)} 场</small>
            </div>
            <b className="num">{hoursLabel(minutes)} 小时</b>
          </li>
        ))}
      </ol>
    </section>
    <section className="panel" aria-label="刚收到的评价">
      <div className="panel__h">
        <h2>刚收到的评价</h2>
      </div>
      {home.latestRatings.length === 0 && (
        <p className={styles.none}>还没有文字评价。志愿者写的评价，服务结束七天后在这里显示。</p>
      )}
      <ul className={styles.said}>
        {home.latestRatings.map(({ title, servedOn, text, stars }, place) => (
          <li key={place}>
            <q>{text}</q>
            <small>
              {dayLabel(servedOn)}，{title}
            </small>
            <Stars count={stars} />
          </li>
        ))}
      </ul>
    </section>
  </>
);
