import { CircleCheck, CircleSlash, Navigation } from 'lucide-react';
import { Link } from 'react-router';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { shortNeedNo, wishedLabel } from '#domains/needs/contract/need-labels.ts';
import { distanceLabel } from '#platform/contract/ground.ts';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import type { PoolCard } from '../../contract/team-jobs.contract.ts';
import { jobPaths } from '../job-paths.ts';
import { ClaimButton } from './claim-button.tsx';
import styles from './pool.module.css';

/** What stands in the pool as tickets: how far, until when, and whether this team can take it. */
export const PoolList = ({ needs, now }: { needs: readonly PoolCard[]; now: Date }) => (
  <ul className={styles.pool}>
    {needs.map((need) => (
      <li key={need.needId} className={`panel ${styles.ticket}`}>
        <p className={styles.head}>
          <span className="tn">{shortNeedNo(need.needNo)}</span>
          <Metres metres={need.metres} />
        </p>
        <h3>
          <Link to={jobPaths.teamNeed(need.needId)}>{need.title}</Link>
        </h3>
        <p>
          <KindChip {...categoryMark(need.category)} />
        </p>
        <dl>
          <div>
            <dt>什么时间</dt>
            <dd>{wishedLabel(need)}</dd>
          </div>
          <div>
            <dt>什么地方</dt>
            <dd>{need.placeName}</dd>
          </div>
          <div>
            <dt>要几个人</dt>
            <dd>{need.peopleNeeded} 人</dd>
          </div>
        </dl>
        <Fitness need={need} />
        <div className={styles.foot}>
          <DueRing hasWords startedAt={need.openedAt} dueAt={need.dueAt} now={now} what="退回中心" />
          <ClaimButton needId={need.needId} isStopped={need.stoppedBy !== null} />
        </div>
      </li>
    ))}
  </ul>
);

export const Metres = ({ metres }: { metres: number | null }) =>
  metres === null ? null : (
    <span className={styles.metres}>
      <Navigation className="ic" aria-hidden />
      {distanceLabel(metres)}
    </span>
  );

/** Whether this team can, and why not: with a sign beside the words, never by colour alone. */
export const Fitness = ({ need: { stoppedBy, why } }: { need: Pick<PoolCard, 'stoppedBy' | 'why'> }) => (
  <p className={stoppedBy === null ? styles.fits : styles.not}>
    {stoppedBy === null ? (
      <CircleCheck className="ic" aria-hidden />
    ) : (
      <CircleSlash className="ic" aria-hidden />
    )}
    {why}
  </p>
);
