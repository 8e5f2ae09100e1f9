import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { TeamView } from '../contract/teams.contract.ts';
import { TeamFigures } from './team-card.tsx';
import { TeamSeal } from './team-seal.tsx';
import styles from './team-head.module.css';

/** The head of a team's page: seal, name, stars, slogan, what it has done. */
export const TeamHead = ({ team }: { team: TeamView }) => (
  <header className={styles.head}>
    <TeamSeal team={team} size="xl" />
    <div className={styles.name}>
      <h1>
        <Phrases text={team.name} />
      </h1>
      {team.slogan && <p>{team.slogan}</p>}
      <div className={styles.facts}>
        <KindChip {...categoryMark(team.category)} />
        {team.stars === null ? (
          <span>尚未评星</span>
        ) : (
          <span>
            <Stars count={team.stars} /> {team.stars} 星级队伍
          </span>
        )}
        <span>{team.areaName || '全市'}</span>
      </div>
    </div>
    <TeamFigures team={team} />
  </header>
);
