import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../frame/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { SecondsLeft } from '../frame/seconds-left.tsx';
import {
  type HeldDecision,
  heldDecisions,
  sendNow,
  subscribeToDecisions,
  takeBack,
} from './held-decisions.ts';
import styles from './held-decisions-bar.module.css';
import { useDeskKeys } from './use-desk-keys.ts';

/** What was decided in the last ten seconds, on every page of the back office: taken back by a press, or by U. */
export function HeldDecisionsBar() {
  const held = useSyncExternalStore(subscribeToDecisions, heldDecisions);
  const navigate = useNavigate();
  const latest = held.at(-1);
  const undo = ({ subject, address, words }: HeldDecision): void => {
    if (!takeBack(subject)) return;
    showToast({ kind: 'info', text: `已撤销${words}，没有提交` });
    void navigate(address);
  };
  useDeskKeys({ u: latest && (() => undo(latest)) });
  return (
    <div className={styles.bar} role="status" aria-label="刚作出的决定">
      {held.map((decision) => (
        <p key={decision.subject}>
          <span>
            已{decision.words}，<SecondsLeft until={decision.sendsAt} /> 秒后提交
          </span>
          <Button look="barMain" size="sm" onClick={() => undo(decision)}>
            撤销
          </Button>
          <Button look="bar" size="sm" onClick={() => void sendNow(decision.subject)}>
            马上提交
          </Button>
        </p>
      ))}
    </div>
  );
}
