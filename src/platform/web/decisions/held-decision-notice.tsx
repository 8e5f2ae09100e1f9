import { Notice } from '../ui/notice.tsx';
import { Button } from '../ui/button.tsx';
import type { HeldDecision } from './held-decisions.ts';

type HeldDecisionNoticeProps = { held: HeldDecision; onTakeBack: () => void; onSend: () => void };

/** In the place of the buttons of a decision that was made and can still be taken back. */
export const HeldDecisionNotice = ({ held, onTakeBack, onSend }: HeldDecisionNoticeProps) => (
  <Notice kind="info">
    已决定{held.words}，还没有提交。
    <Button look="line" size="sm" onClick={onTakeBack}>
      撤销
    </Button>
    <Button look="ghost" size="sm" onClick={onSend}>
      马上提交
    </Button>
  </Notice>
);
