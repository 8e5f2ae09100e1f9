import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { applyPostCall, listMyPostsCall, listOpenPostsCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';
import { PostHead, slotWords } from './post-words.tsx';

type OpenPost = RemoteResult<typeof listOpenPostsCall>['list'][number];

/** Posts that take people, each with its slots. */
export const OpenPostList = ({ posts }: { posts: readonly OpenPost[] }) => (
  <ul className={styles.list}>
    {posts.map((post) => (
      <li key={post.jobId} className={`panel ${styles.card}`}>
        <PostHead post={post} />
        {post.isMember ? (
          <ApplyPost post={post} />
        ) : (
          <p className={styles.chips}>
            <span className={styles.when}>这个岗位招本队队员：{post.slots.map(slotWords).join('、')}</span>
            <ButtonLink look="line" size="sm" to={`/user-index/teamDetail/${post.teamId}`} reloadDocument>
              先加入{post.teamName}
            </ButtonLink>
          </p>
        )}
      </li>
    ))}
  </ul>
);

function ApplyPost({ post }: { post: OpenPost }) {
  const [slotId, setSlotId] = useState<number>();
  const [words, setWords, forget] = useKeptText(`apply-post:${post.jobId}`);
  const apply = useOperationCommand(applyPostCall, {
    refreshes: [listOpenPostsCall, listMyPostsCall],
    reportedBy: 'form',
  });
  const send = (): void => {
    if (slotId === undefined) return;
    apply.mutateAsync({ slotId, words }).then(
      () => {
        forget();
        showToast({ kind: 'success', text: '报上了，队伍答复后会告诉你' });
      },
      () => undefined,
    );
  };
  return (
    <form
      className={styles.part}
      aria-label={`报名${post.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.chips} role="group" aria-label="哪个班次">
        {post.slots.map((slot) => {
          const free = slot.places - slot.takenCount;
          return free > 0 ? (
            <Chip
              key={slot.slotId}
              isOutlined
              isOn={slotId === slot.slotId}
              onPress={() => setSlotId(slot.slotId)}
            >
              {slotWords(slot)} · 还要 {free} 人
            </Chip>
          ) : (
            <span key={slot.slotId} className={styles.when}>
              {slotWords(slot)} · 满
            </span>
          );
        })}
      </div>
      {slotId !== undefined && (
        <TextField label="想对队伍说的（选填）" value={words} maxLength={200} onChange={setWords} />
      )}
      {apply.error && (
        <Notice kind="error" isLive>
          {apply.error.msg}
        </Notice>
      )}
      <p>
        <Button
          look="primary"
          size="sm"
          type="submit"
          disabled={slotId === undefined}
          isBusy={apply.isPending}
        >
          {slotId === undefined ? '选一个班次再报名' : '报名这个班次'}
        </Button>
      </p>
    </form>
  );
}
