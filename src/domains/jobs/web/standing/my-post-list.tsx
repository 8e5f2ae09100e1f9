import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { livePostStatuses, postLimits, postPersonLabels } from '../../contract/standing.words.ts';
import { leavePostCall, listMyJobsCall, listMyPostsCall, listOpenPostsCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';
import { slotWords, termsWords } from './post-words.tsx';

type MyPost = RemoteResult<typeof listMyPostsCall>['list'][number];

/** What somebody did of a post, in words. */
export const recordWords = ({
  doneCount,
  noticedCount,
  lateCount,
  missedCount,
}: Pick<MyPost, 'doneCount' | 'noticedCount' | 'lateCount' | 'missedCount'>): string =>
  [
    `来过 ${doneCount} 次`,
    noticedCount > 0 && `请假 ${noticedCount} 次`,
    lateCount > 0 && `临时请假 ${lateCount} 次`,
    missedCount > 0 && `没来 ${missedCount} 次`,
  ]
    .filter(Boolean)
    .join('，');

/** One's own posts: what was applied for, where one stands, and leaving. */
export const MyPostList = ({ posts }: { posts: readonly MyPost[] }) => (
  <ul className={styles.list}>
    {posts.map((post) => (
      <li key={post.personId} className={`panel ${styles.card}`}>
        <p className={styles.head}>
          <span>{post.teamName}</span>
          <StatusDot tone={stateTone(postPersonLabels[post.status])}>
            {postPersonLabels[post.status]}
          </StatusDot>
        </p>
        <b className={styles.name}>{post.title}</b>
        <span className={styles.when}>
          {post.slots.filter(({ slotId }) => slotId === post.slotId).map(slotWords)} · {post.placeName}{' '}
          {post.address}
        </span>
        <span className={styles.when}>
          {recordWords(post)}
          {post.status === 'trial' && `，${termsWords(post)}`}
          {post.nextDutyAt && `，下一次 ${dayTimeLabel(post.nextDutyAt)}`}
        </span>
        {post.said && <p className={styles.text}>队伍说：{post.said}</p>}
        {livePostStatuses.some((one) => one === post.status) && <Leave post={post} />}
      </li>
    ))}
  </ul>
);

function Leave({ post }: { post: MyPost }) {
  const leave = useOperationCommand(leavePostCall, {
    refreshes: [listMyPostsCall, listOpenPostsCall, listMyJobsCall],
  });
  const isApplied = post.status === 'applied';
  const go = async (): Promise<void> => {
    const { leavesAt } = await leave.mutateAsync({ personId: post.personId });
    const from = dayTimeLabel(leavesAt);
    showToast({ kind: 'success', text: isApplied ? '报名撤回了' : `说好了，${from} 以后的值守不用来了` });
  };
  return (
    <p>
      <AskFirstButton
        look="line"
        size="sm"
        question={{
          title: isApplied ? '撤回这份报名？' : '离开这个岗位？',
          decisiveLabel: isApplied ? '撤回报名' : '离开岗位',
          tone: 'plain',
        }}
        consequence={
          isApplied
            ? '以后还可以再报。'
            : `提前 ${postLimits.noticeHours} 小时说：这之内的值守还是你的，之后的队伍另找人。不会记在信用里。`
        }
        onConfirm={go}
      >
        {isApplied ? '撤回报名' : '离开岗位'}
      </AskFirstButton>
    </p>
  );
}
