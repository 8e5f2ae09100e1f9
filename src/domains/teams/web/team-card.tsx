import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { distanceLabel } from '#platform/contract/ground.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { TeamCardView } from '../contract/teams.contract.ts';
import { TeamSeal } from './team-seal.tsx';
import styles from './team-card.module.css';

type TeamCardProps = {
  team: TeamCardView;
  /** Metres from the visitor, where both are known. */
  distanceM?: number | undefined;
  href: string;
  /** The name as it is, or with the searched words marked. */
  name?: ReactNode;
  /** Level of its heading: 2 directly below the page's title, 3 below a section's. */
  heading?: 'h2' | 'h3';
};

/** A team as visitors meet it in lists: seal, name, stars, slogan, what it has done. One link as a whole. */
export function TeamCard({ team, distanceM, href, name, heading: Heading = 'h2' }: TeamCardProps) {
  return (
    <a className={styles.card} href={href}>
      <div className={styles.head}>
        <TeamSeal team={team} size="xl" />
        <div>
          <Heading className="clamp2">{name ?? <Phrases text={team.name} />}</Heading>
          {team.stars === null ? (
            <small>尚未评星</small>
          ) : (
            <small>
              <Stars count={team.stars} /> {team.stars} 星级队伍
            </small>
          )}
        </div>
      </div>
      <p className={`${styles.slogan} clamp2`}>{team.slogan || `${team.organisationName}的志愿服务队伍`}</p>
      <TeamFigures team={team} />
      <div className={styles.foot}>
        <KindChip {...categoryMark(team.category)} />
        <span>
          <MapPin className="ic ic-14" aria-hidden />
          {team.areaName || '全市'}
          {distanceM !== undefined && `·离你约 ${distanceLabel(distanceM)}`}
        </span>
      </div>
    </a>
  );
}

/** Members, activities, hours. */
export const TeamFigures = ({ team }: { team: TeamCardView }) => (
  <dl className={styles.figures}>
    <div>
      <dt>队员</dt>
      <dd className="num">{figureLabel(team.memberCount)}</dd>
    </div>
    <div>
      <dt>活动</dt>
      <dd className="num">{figureLabel(team.activityCount)}</dd>
    </div>
    <div>
      <dt>服务小时</dt>
      <dd className="num">{hoursLabel(team.effectiveMinutes)}</dd>
    </div>
  </dl>
);
