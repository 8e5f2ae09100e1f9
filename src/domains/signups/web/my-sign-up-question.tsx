import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { OldNewTable } from '#platform/web/table/old-new-table.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { MySignUpDetail } from '../contract/my-signups.contract.ts';
import styles from './my-sign-up-block.module.css';
import { answerChangeCall } from './signups.calls.ts';

type QuestionProps = {
  signUp: Pick<MySignUpDetail, 'signUpId'> & {
    question: NonNullable<MySignUpDetail['question']>;
  };
  refreshes: readonly AnyRemoteCall[];
};

/** What changed after I signed up, and whether I still come. */
export function MySignUpQuestion({ signUp, refreshes }: QuestionProps) {
  const { question } = signUp;
  const answer = useOperationCommand(answerChangeCall, { refreshes });
  const give = async (given: 'keep' | 'leave'): Promise<void> => {
    const { message } = await answer.mutateAsync({ signUpId: signUp.signUpId, answer: given });
    showToast({ kind: 'success', text: message });
  };
  return (
    <section aria-label="活动变更" className={styles.question}>
      <b>活动安排有变</b>
      <OldNewTable differences={question.differences} />
      {question.isOpen && (
        <div className={styles.acts}>
          <Button
            look="primary"
            disabled={answer.isPending}
            onClick={() => void give('keep').catch(() => undefined)}
          >
            继续参加
          </Button>
          {question.state === 'asked' && (
            <AskFirstButton
              look="line"
              question={{ title: '让出这个名额', decisiveLabel: '不来了' }}
              consequence="名额会让给候补。活动安排有变，现在放弃不影响你的信用。"
              disabled={answer.isPending}
              onConfirm={() => give('leave')}
            >
              不来了
            </AskFirstButton>
          )}
          <span>
            {question.state === 'asked'
              ? `请在 ${dayTimeLabel(question.expiresAt)} 前答复；不答复名额仍为你保留。`
              : '答复时间已过，名额仍为你保留。不能参加请取消报名。'}
          </span>
        </div>
      )}
      {question.state === 'kept' && <p className="muted">你已再次确认参加。</p>}
    </section>
  );
}
