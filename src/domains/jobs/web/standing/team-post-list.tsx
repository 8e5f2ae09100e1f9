import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { type PostAct, postActs } from '../../contract/standing.words.ts';
import { listPostPeopleCall, listTeamPostsCall, setPostStateCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';
import { PostPeople } from './post-people.tsx';
import { PostHead, slotWords } from './post-words.tsx';

type TeamPost = RemoteResult<typeof listTeamPostsCall>['list'][number];

/** The team's posts, each with its slots, its people and what may be done with it. */
export const TeamPostList = ({ posts }: { posts: readonly TeamPost[] }) => (
  <ul className={styles.list}>
    {posts.map((post) => (
      <TeamPostCard key={post.jobId} post={post} />
    ))}
  </ul>
);

function TeamPostCard({ post }: { post: TeamPost }) {
  const [isOpen, setOpen] = useState(post.waitingCount > 0);
  return (
    <li className={`panel ${styles.card}`}>
      <PostHead post={post} />
      <p className={styles.when}>
        {post.slots.map((slot) => `${slotWords(slot)}（${slot.takenCount}/${slot.places}）`).join('、')}
      </p>
      <div className={styles.chips}>
        <Button look="line" size="sm" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {post.waitingCount > 0 ? `${post.waitingCount} 人等答复` : '看看有谁'}
        </Button>
        {post.status !== 'ended' && <PostActs key={post.version} post={post} />}
      </div>
      {isOpen && <PostPeople post={post} />}
    </li>
  );
}

const consequences = {
  open: '重新招人，两周内的值守会自动排好。',
  pause: '还没开始的值守都不用来了，在岗的人会收到消息；重新开放后再排。',
  end: '不能再打开。还没开始的值守都不用来了，在岗的人会收到消息，做过的时长不受影响。',
} as const;

function PostActs({ post: { jobId, version, status } }: { post: TeamPost }) {
  const set = useOperationCommand(setPostStateCall, { refreshes: [listTeamPostsCall, listPostPeopleCall] });
  const acts: readonly PostAct[] = status === 'paused' ? ['open', 'end'] : ['pause', 'end'];
  return acts.map((act) => (
    <AskFirstButton
      key={act}
      look={act === 'end' ? 'danger' : 'line'}
      size="sm"
      question={{
        title: `${postActs[act].label}？`,
        decisiveLabel: `现在${postActs[act].label}`,
        tone: act === 'end' ? 'danger' : 'plain',
      }}
      consequence={consequences[act]}
      onConfirm={async () => {
        await set.mutateAsync({ jobId, version, act });
        showToast({ kind: 'success', text: `已${postActs[act].label}` });
      }}
    >
      {postActs[act].label}
    </AskFirstButton>
  ));
}
