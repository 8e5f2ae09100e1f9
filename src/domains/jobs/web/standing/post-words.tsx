import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { weekdayNames } from '#platform/contract/instants.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { PostSlot } from '../../contract/standing.contract.ts';
import { jobStatusLabels } from '../../contract/jobs.words.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { listTeamPostsCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';

export type Post = Omit<RemoteResult<typeof listTeamPostsCall>['list'][number], 'waitingCount'>;

/** 周三 09:00–11:00 */
export const slotWords = ({ weekday, starts, ends }: Pick<PostSlot, 'weekday' | 'starts' | 'ends'>): string =>
  `${weekdayNames[weekday]} ${starts}–${ends}`;

/** What a post asks of whoever takes it. */
export function termsWords({ trialVisits, leastWeeks }: Pick<Post, 'trialVisits' | 'leastWeeks'>): string {
  const trial = trialVisits > 0 ? `先试用 ${trialVisits} 次` : '不用试用';
  return `${trial}，${leastWeeks > 0 ? `希望至少来 ${leastWeeks} 周` : '来多久都行'}`;
}

/** What it is, where, and what it asks. */
export const PostHead = ({ post }: { post: Post }) => (
  <>
    <p className={styles.head}>
      <KindChip {...categoryMark(post.category)} />
      <span>{post.teamName}</span>
      <StatusDot tone={stateTone(jobStatusLabels[post.status])}>{jobStatusLabels[post.status]}</StatusDot>
    </p>
    <b className={styles.name}>{post.title}</b>
    <span className={styles.when}>
      {post.placeName} {post.address} · {termsWords(post)}
    </span>
    <p className={styles.text}>{post.content}</p>
    {post.riskNotice !== '无' && <p className={styles.when}>要小心：{post.riskNotice}</p>}
  </>
);
