import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { ChatPostView, ChatReplyView } from '../contract/discussion.contract.ts';
import {
  chatBadgeLabels,
  chatKindLabels,
  chatLimits,
  chatStatusLabels,
} from '../contract/discussion.words.ts';
import { ChatActs } from './chat-acts.tsx';
import styles from './discussion-board.module.css';
import { replyToPostCall } from './discussion.calls.ts';
import type { Discussion } from './use-discussion.ts';

type ChatPostProps = { post: ChatPostView; discussion: Discussion; canReply: boolean };

/** One post with its replies; the team's answers carry its colour. */
export function ChatPost({ post, discussion, canReply }: ChatPostProps) {
  const [isReplying, setReplying] = useState(false);
  const takesReplies = canReply && post.status === 'visible';
  return (
    <li className={classNames(styles.post, post.isPinned && styles.pinned)}>
      <ChatHead post={post}>
        {post.isPinned && <em className={styles.tag}>置顶</em>}
        <em className={styles.kind}>{chatKindLabels[post.kind]}</em>
        {post.visibility === 'signedUp' && <em className={styles.kind}>仅报名者可见</em>}
        {post.kind === 'question' && post.status === 'visible' && (
          <em className={post.isAnswered ? styles.answered : styles.waiting}>
            {post.isAnswered ? '已回答' : '待回答'}
          </em>
        )}
      </ChatHead>
      <ChatText post={post} />
      <div className={styles.acts}>
        {takesReplies && (
          <button type="button" className="btn-plain" onClick={() => setReplying(!isReplying)}>
            {discussion.page?.isOwnTeam && post.kind === 'question' ? '回答' : '回复'}
          </button>
        )}
        <ChatActs
          post={post}
          pin={post.canPin ? { isPinned: post.isPinned } : undefined}
          discussion={discussion}
        />
      </div>
      {post.replies.length > 0 && (
        <ol className={styles.replies}>
          {post.replies.map((reply) => (
            <li key={reply.chatId} className={reply.authorKind === 'team' ? styles.team : undefined}>
              <ChatHead post={reply} />
              <ChatText post={reply} />
              <div className={styles.acts}>
                <ChatActs post={reply} discussion={discussion} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {isReplying && takesReplies && (
        <ReplyForm post={post} discussion={discussion} onDone={() => setReplying(false)} />
      )}
    </li>
  );
}

function ChatHead({ post, children }: { post: ChatReplyView; children?: ReactNode }) {
  return (
    <p className={styles.head}>
      <b>{post.isMine ? `${post.authorName}（我）` : post.authorName}</b>
      {post.authorKind !== 'volunteer' && (
        <em className={styles.badge}>{chatBadgeLabels[post.authorKind]}</em>
      )}
      {children}
      <time dateTime={post.createdAt}>{dayTimeLabel(post.createdAt)}</time>
    </p>
  );
}

function ChatText({ post }: { post: ChatReplyView }) {
  if (post.status === 'deleted') return <p className={styles.gone}>该内容已被作者删除</p>;
  return (
    <>
      <p className={styles.text}>{post.content}</p>
      {post.status !== 'visible' && (
        <p className={styles.gone}>
          {chatStatusLabels[post.status]}
          {post.statusNote && `：${post.statusNote}`}（仅自己可见）
        </p>
      )}
    </>
  );
}

function ReplyForm(props: { post: ChatPostView; discussion: Discussion; onDone: () => void }) {
  const { post, discussion, onDone } = props;
  const [content, setContent, forget] = useKeptText(`chat-reply:${post.chatId}`);
  const [error, setError] = useState<string>();
  const id = useId();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!content.trim()) return setError('请填写内容');
    const request = { chatId: post.chatId, content: content.trim() };
    const written = await discussion.run(replyToPostCall, request, { onFailure: setError });
    if (!written) return;
    forget();
    showToast({ kind: written.status === 'held' ? 'info' : 'success', text: written.message });
    onDone();
  };
  return (
    <form className={styles.reply} onSubmit={(event) => void send(event)}>
      <label htmlFor={id} className="sr">
        回复{post.authorName}
      </label>
      <span className="inp inp--area">
        <textarea
          id={id}
          rows={2}
          maxLength={chatLimits.length}
          value={content}
          placeholder={`回复${post.authorName}`}
          onChange={({ target }) => setContent(target.value)}
        />
      </span>
      {error && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      <div className={styles.send}>
        <Button look="line" size="sm" onClick={onDone}>
          取消
        </Button>
        <Button type="submit" look="primary" size="sm" disabled={discussion.isBusy}>
          发送
        </Button>
      </div>
    </form>
  );
}
