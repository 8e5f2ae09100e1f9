import { hoursLabel } from '#platform/contract/figures.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import type { getMonthStars } from '../contract/month-stars.contract.ts';
import styles from './month-stars.module.css';

type MonthStarsProps = {
  stars: ResultOf<typeof getMonthStars>;
  teamHref: (teamId: number) => string;
};

/** Last month's volunteers and teams of most hours, side by side. */
export function MonthStars({ stars: { volunteers, teams, month }, teamHref }: MonthStarsProps) {
  return (
    <div className={styles.stars}>
      {volunteers.map((person) => (
        <article key={person.avatarKey} className={styles.star}>
          <span className={styles.ring}>
            <Avatar personKey={person.avatarKey} gender={person.gender} size="xl" />
          </span>
          <h3>{person.name}</h3>
          <p>{person.teamName}</p>
          <div className={styles.hours}>
            <Stars
              count={person.stars}
              label={person.stars > 0 ? `${person.stars} 星志愿者` : '还没有星级'}
            />
            <span>
              <b className="num">{hoursLabel(person.minutes)}</b> 小时
            </span>
          </div>
        </article>
      ))}
      {teams.length > 0 && (
        <section className={`panel ${styles.rank}`} aria-labelledby="star-teams">
          <h3 id="star-teams">活跃队伍·{monthName(month)}</h3>
          <ol>
            {teams.map((team, index) => (
              <li key={team.teamId}>
                <span className="num" aria-hidden>
                  {index + 1}
                </span>
                <Seal
                  name={team.name}
                  kind={team.category}
                  recordKey={`team:${team.teamId}`}
                  src={team.iconUrl ?? undefined}
                  char={team.sealChar ?? undefined}
                />
                <a href={teamHref(team.teamId)}>
                  <b>{team.name}</b>
                  <small>
                    服务 {hoursLabel(team.minutes)} 小时·{team.activityCount} 场活动
                  </small>
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const monthNames = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** `2026-10` → 十月 */
export const monthName = (month: string): string => `${monthNames[Number(month.slice(5)) - 1] ?? ''}月`;
