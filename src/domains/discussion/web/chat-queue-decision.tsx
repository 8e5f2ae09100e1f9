import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { chatHideSamples } from '../contract/discussion.words.ts';
import type { ChatQueueRow } from '../contract/review.contract.ts';
import { hidePostCall, listChatQueueCall, releasePostCall } from './discussion.calls.ts';

const refreshes = [listChatQueueCall];
type ChatQueueDecisionProps = { row: ChatQueueRow; onDecided: () => void };

/** 隐藏 / 公开 (保留 for what is public) for one post. Hiding needs a reason, which its author reads. */
export function ChatQueueDecision({ row, onDecided }: ChatQueueDecisionProps) {
  const { chatId, authorName, status } = row;
  const [text, onChange, forget] = useKeptText(`post:${chatId}`);
  const options = { subject: { kind: 'chatPost', id: chatId }, refreshes };
  const release = useDecision(releasePostCall, options);
  const hide = useDecision(hidePostCall, options);
  const onTakeLatest = useRefresh(refreshes);
  const told = (verb: string) => ({
    words: `${verb}${authorName}的发言`,
    onDone: () => {
      forget();
      showToast({ kind: 'success', text: `已${verb}${authorName}的发言` });
    },
    onDecided,
  });
  const shows = status === 'visible' ? '保留' : '公开';
  return (
    <DeskDecision
      review={{ ...release, failure: release.failure ?? hide.failure }}
      isOpen={status !== 'deleted'}
      reason={{
        text,
        onChange,
        label: '隐藏的原因',
        hint: '隐藏时必填，作者会看到；隐藏后只有作者自己能看到',
      }}
      samples={chatHideSamples}
      onTakeLatest={onTakeLatest}
      choices={[
        ...(status === 'hidden'
          ? []
          : [
              {
                verdict: 'hide',
                label: '隐藏',
                look: 'danger',
                deskKey: 'r',
                missing: '请填写隐藏的原因，作者会看到',
                decide: (reason: string) => hide.decide({ chatId, reason }, told('隐藏')),
              } as const,
            ]),
        {
          verdict: 'release',
          label: shows,
          look: 'primary',
          deskKey: 'p',
          decide: () => release.decide({ chatId }, told(shows)),
        },
      ]}
    />
  );
}
