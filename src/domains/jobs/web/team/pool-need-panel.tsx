import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { shortNeedNo, wishedLabel } from '#domains/needs/contract/need-labels.ts';
import { needTypes, urgencies } from '#domains/needs/contract/needs.words.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PlaceMap } from '#platform/web/map/live/place-map.tsx';
import type { PoolNeedView } from '../../contract/team-jobs.contract.ts';
import { jobPaths } from '../job-paths.ts';
import { ClaimButton } from './claim-button.tsx';
import { Fitness, Metres } from './pool-list.tsx';
import styles from './team-job.module.css';

/** One need of the pool for a team: staff's words, the community on the map, and the button. */
export const PoolNeedPanel = ({ need, now }: { need: PoolNeedView; now: Date }) => (
  <article className={`panel ${styles.panel}`}>
    <header className={styles.top}>
      <div>
        <p className={styles.head}>
          <span className="tn">{shortNeedNo(need.needNo)}</span>
          <KindChip {...categoryMark(need.category)} />
          <Metres metres={need.metres} />
        </p>
        <h1>{need.title}</h1>
      </div>
      {need.status === 'openPool' && (
        <DueRing hasWords startedAt={need.openedAt} dueAt={need.dueAt} now={now} what="退回中心" />
      )}
    </header>
    <p className={styles.text}>{need.publicText}</p>
    <dl className={styles.facts}>
      {(
        [
          ['时间', wishedLabel(need)],
          ['地点', `${need.placeName}（接单后看到门牌和电话）`],
          ['人手', `${need.peopleNeeded} 人`],
          ['服务对象', `${need.personCount} 人`],
          ['类型', `${needTypes[need.needType].label}，${urgencies[need.urgency].label}`],
        ] as const
      ).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {need.place && (
      <PlaceMap
        className={styles.map ?? ''}
        label={`${need.placeName}在地图上的位置`}
        focus={{ ...need.place, zoom: 4 }}
        pins={[{ key: 'need', label: need.placeName, kind: need.category, ...need.place }]}
      />
    )}
    {need.status === 'openPool' ? (
      <>
        <Fitness need={need} />
        <ClaimButton needId={need.needId} isStopped={need.stoppedBy !== null} />
      </>
    ) : (
      <Taken need={need} />
    )}
  </article>
);

const Taken = ({ need: { jobId, takenBy } }: { need: PoolNeedView }) =>
  jobId === null ? (
    <Notice kind="info">{takenBy ? `${takenBy}接走了这张单，不用再抢。` : '这张单已经不在抢单池里。'}</Notice>
  ) : (
    <Notice kind="info">
      这张单是你们的。{' '}
      <ButtonLink size="sm" look="line" to={jobPaths.teamJob(jobId)}>
        看任务
      </ButtonLink>
    </Notice>
  );
