import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './action-link-panel.module.css';
import { answerActionLinkCall } from './messages.calls.ts';

type Answer = 'accept' | 'decline';
type ActionLinkPanelProps = {
  token: string;
  acceptLabel: string;
  declineLabel: string;
  acceptMeans: string;
  declineMeans: string;
};

/** The two answers of a one-time link. Nothing happens before a button is pressed; afterwards the outcome stays on screen. */
export function ActionLinkPanel({ token, ...words }: ActionLinkPanelProps) {
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>();
  const [pending, setPending] = useState<Answer>();
  const give = async (answer: Answer): Promise<void> => {
    setPending(answer);
    try {
      const { message } = await callOperation(
        answerActionLinkCall,
        { token, answer },
        { reportedBy: 'form' },
      );
      setOutcome({ isDone: true, text: message });
    } catch (failure) {
      const text = failure instanceof OperationFailed ? failure.msg : '没有成功，请稍后再试';
      setOutcome({ isDone: false, text });
    }
    setPending(undefined);
  };
  if (outcome?.isDone)
    return (
      <Notice kind="success" isLive>
        {outcome.text}
      </Notice>
    );
  return (
    <div className={styles.panel}>
      {outcome && (
        <Notice kind="error" isLive>
          {outcome.text}
        </Notice>
      )}
      <p>
        {words.acceptLabel}：{words.acceptMeans}
        <br />
        {words.declineLabel}：{words.declineMeans}
      </p>
      <div className={styles.buttons}>
        <Button
          look="line"
          disabled={pending !== undefined}
          aria-busy={pending === 'decline' || undefined}
          onClick={() => void give('decline')}
        >
          {words.declineLabel}
        </Button>
        <Button
          look="primary"
          disabled={pending !== undefined}
          aria-busy={pending === 'accept' || undefined}
          onClick={() => void give('accept')}
        >
          {words.acceptLabel}
        </Button>
      </div>
    </div>
  );
}
