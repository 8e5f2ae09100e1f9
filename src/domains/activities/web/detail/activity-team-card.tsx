import { Seal } from '#platform/web/ui/seal.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import styles from './activity-team-card.module.css';

const starDigits = ['零', '一', '二', '三', '四', '五'];

/** The team behind an activity, with its numbers, the way to its page, and into it where it takes people. */
export function ActivityTeamCard({ team, href }: { team: ActivityDetail['team']; href: string }) {
  return (
    <section className={`panel ${styles.card}`} aria-label="发起队伍">
      <div className={styles.name}>
        <Seal
          name={team.shortName || team.name}
          kind={categoryKeys.find((key) => key === team.category) ?? 'neighbor'}
          recordKey={`team:${team.id}`}
          char={team.sealChar ?? undefined}
          size="lg"
        />
        <span>
          <b>{team.name}</b>
          {team.stars === null ? (
            team.slogan && <small>{team.slogan}</small>
          ) : (
            <small>
              <Stars count={team.stars} /> {starDigits[team.stars]}星级队伍
            </small>
          )}
        </span>
      </div>
      <dl>
        <div>
          <dt>队员</dt>
          <dd className="num">{figureLabel(team.memberCount)}</dd>
        </div>
        <div>
          <dt>活动</dt>
          <dd className="num">{figureLabel(team.activityCount)}</dd>
        </div>
        <div>
          <dt>小时</dt>
          <dd className="num">{hoursLabel(team.effectiveMinutes)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <ButtonAnchor look="line" isBlock href={href}>
          队伍主页
        </ButtonAnchor>
        {team.takesMembers && (
          <ButtonAnchor look="line" isBlock href={`${href}#join`}>
            申请加入
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}
