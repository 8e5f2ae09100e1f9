import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { ChatReplyView } from '../contract/discussion.contract.ts';
import { deletePostCall, hidePostCall, pinPostCall, reportPostCall } from './discussion.calls.ts';
import type { Discussion } from './use-discussion.ts';

type Asking = 'delete' | 'hide' | 'report';
type ChatActsProps = {
  post: ChatReplyView;
  discussion: Discussion;
  /** For the team's own notices. */
  pin?: { isPinned: boolean } | undefined;
};

const words = {
  delete: {
    title: '删除这条内容',
    decisive: '确定删除',
    text: '10 分钟内删除不留痕迹，之后会显示“已删除”。',
  },
  hide: { title: '隐藏这条内容', decisive: '确定隐藏', text: '隐藏后其他人看不到，作者会收到你写的原因。' },
  report: { title: '举报这条内容', decisive: '提交举报', text: '工作人员会在 24 小时内核实，结果会通知你。' },
} as const;

/** What the reader may do with one post: delete their own, report another's, hide or pin as its team. */
export function ChatActs({ post, discussion, pin }: ChatActsProps) {
  const [asking, setAsking] = useState<Asking>();
  const { chatId } = post;
  const carryOut = async (reason: string): Promise<void> => {
    const done =
      asking === 'delete'
        ? await discussion.run(deletePostCall, { chatId })
        : await discussion.run(asking === 'hide' ? hidePostCall : reportPostCall, { chatId, reason });
    // Told by the call itself; the dialog stays, with what was typed.
    if (!done) throw new Error('the act failed');
    if (asking === 'report') showToast({ kind: 'success', text: '举报已提交，处理后会通知你' });
  };
  const acts: [Asking, boolean, string][] = [
    ['delete', post.canDelete, '删除'],
    ['hide', post.canHide, '隐藏'],
    ['report', post.canReport, '举报'],
  ];
  return (
    <>
      {pin && (
        <button
          type="button"
          className="btn-plain"
          disabled={discussion.isBusy}
          onClick={() => void discussion.run(pinPostCall, { chatId, isPinned: !pin.isPinned })}
        >
          {pin.isPinned ? '取消置顶' : '置顶'}
        </button>
      )}
      {acts
        .filter(([, isAllowed]) => isAllowed)
        .map(([act, , label]) => (
          <button key={act} type="button" className="btn-plain" onClick={() => setAsking(act)}>
            {label}
          </button>
        ))}
      {asking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(undefined)}
          title={words[asking].title}
          decisiveLabel={words[asking].decisive}
          onConfirm={carryOut}
          {...(asking === 'delete'
            ? {}
            : {
                reason: {
                  keptAs: `${asking}-post:${chatId}`,
                  label: '原因',
                  hint: '2 到 200 个字',
                  isRequired: true,
                },
              })}
        >
          <p>{words[asking].text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
