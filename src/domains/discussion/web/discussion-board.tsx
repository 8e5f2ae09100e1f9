import { useEffect } from 'react';
import { pageCountOf } from '#platform/contract/page-limits.ts';
import { Pager } from '#platform/web/list/pager.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatPost } from './chat-post.tsx';
import styles from './discussion-board.module.css';
import { type ChatPage, chatPageSize, useDiscussion } from './use-discussion.ts';

type DiscussionBoardProps = {
  activityId: number;
  /** What the server has read already; without it the board reads for itself. */
  first?: ChatPage;
  /** Where somebody logs in and comes back to here. */
  loginHref: string;
};

/**
 * 问答 of one activity: notices, questions with their answers, remarks. Readable without scripts as the server draws it;
 * with them people ask, reply, report and delete here, and the team answers, pins and hides.
 */
export function DiscussionBoard({ activityId, first, loginHref }: DiscussionBoardProps) {
  const discussion = useDiscussion(activityId, first);
  const { page, load } = discussion;
  useEffect(() => {
    if (!first) void load(1).catch(() => undefined);
  }, [first, load]);
  if (!page) return <Skeleton kind="rows" count={3} />;
  return (
    <div className={styles.board}>
      {page.canWrite ? (
        <ChatComposer discussion={discussion} page={page} />
      ) : (
        <WhyNot why={page.whyNot} loginHref={loginHref} />
      )}
      {page.list.length === 0 && (
        <p className={styles.none}>还没有人提问。对集合地点、服务内容有疑问，都可以在这里问队伍。</p>
      )}
      <ol className={styles.posts}>
        {page.list.map((post) => (
          <ChatPost key={post.chatId} post={post} discussion={discussion} canReply={page.canWrite} />
        ))}
      </ol>
      <Pager
        label="问答翻页"
        page={page.pageNum}
        pageCount={pageCountOf(page.total, chatPageSize)}
        hrefOf={(pageNum) => `?chat=${pageNum}#discussion`}
        onPage={(pageNum) => void load(pageNum).catch(() => undefined)}
      />
    </div>
  );
}

function WhyNot({ why, loginHref }: { why: ChatPage['whyNot']; loginHref: string }) {
  if (why === 'login')
    return (
      <Notice kind="info">
        <a href={loginHref}>登录</a>后可以提问和参与讨论。
      </Notice>
    );
  if (why === 'phoneNeeded')
    return (
      <Notice kind="info">
        绑定手机号后才能发言。请先到 <a href="/usercenter/index/modify">个人资料</a> 绑定手机号。
      </Notice>
    );
  if (why === 'chatClosed') return <Notice kind="info">活动已结束，问答只能查看。</Notice>;
  return null;
}
