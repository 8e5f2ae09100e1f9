import { Link } from 'react-router';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { shortNeedNo } from '../../contract/need-labels.ts';
import type { MyNeedCard } from '../../contract/needs.contract.ts';
import { requesterStatusLabels } from '../../contract/needs.words.ts';
import { NeedTrack } from '../list/need-track.tsx';
import { DueNote } from './due-note.tsx';
import styles from './my-need.module.css';

const myNeedPath = (needId: number): string => `/usercenter/index/myneed/detail/${needId}`;

/** One's needs as cards that lead to their page; each says how far it has come and what it waits for. */
export const MyNeedList = ({ needs, now }: { needs: readonly MyNeedCard[]; now: Date }) => (
  <ul className={styles.list}>
    {needs.map((need) => (
      <li key={need.needId}>
        <Link className={`panel ${styles.card}`} to={myNeedPath(need.needId)}>
          <span className={styles.head}>
            <span className="tn">{shortNeedNo(need.needNo)}</span>
            <KindChip {...categoryMark(need.category)} />
            <span>{dayTimeLabel(need.submittedAt)} 点的单</span>
            <NeedState need={need} />
          </span>
          <b className={styles.name}>{need.title}</b>
          <NeedTrack isSmall status={need.status} steps={need.steps} />
          {need.status === 'returned' ? (
            <p className={styles.returned}>
              {need.reason}：{need.note}（只有你能看到这句话）
            </p>
          ) : (
            <DueNote status={need.status} dueAt={need.dueAt} now={now} />
          )}
        </Link>
      </li>
    ))}
  </ul>
);

/** The state of one's own need in the requester's words. */
export const NeedState = ({ need: { status } }: { need: Pick<MyNeedCard, 'status'> }) => {
  const label = requesterStatusLabels[status];
  return <StatusDot tone={stateTone(label)}>{label}</StatusDot>;
};
