import { lastChangeOf } from '#platform/contract/last-change.ts';
import { Button } from './button.tsx';
import type { OperationFailed } from '../calls/operation-failed.ts';
import { Notice } from './notice.tsx';

type DecisionFailureProps = {
  failure: OperationFailed | null | undefined;
  /** Shows what the row has become. */
  onTakeLatest: () => void;
};

/** Somebody else was faster, by the version or by what the refusal tells of the last change. */
export const isOvertaken = (failure: OperationFailed): boolean =>
  failure.reason === 'versionConflict' || lastChangeOf(failure.detail) !== undefined;

/** Why a decision was not taken. After somebody else's: who did what and when, and the way to the newest. */
export function DecisionFailure({ failure, onTakeLatest }: DecisionFailureProps) {
  if (!failure) return null;
  return (
    <Notice kind="error" isLive>
      {isOvertaken(failure) ? `${failure.msg.replace(/。?$/, '。')}你写的内容还在。` : failure.msg}
      {isOvertaken(failure) && (
        <Button look="line" size="sm" onClick={onTakeLatest}>
          看最新内容
        </Button>
      )}
    </Notice>
  );
}

type TakenDecisionProps = DecisionFailureProps & {
  /** The reason that was typed for it and not sent. */
  text: string;
  onDrop: () => void;
  className?: string | undefined;
};

/** In the place of a decision that somebody else has taken meanwhile: the failure, and what was typed for it. */
export function TakenDecision({ text, onDrop, className, ...told }: TakenDecisionProps) {
  const isTyped = text.trim() !== '';
  if (!told.failure && !isTyped) return null;
  return (
    <div className={className}>
      <DecisionFailure {...told} />
      {isTyped && (
        <Notice kind="info">
          你写的意见没有发出：“{text}”
          <Button look="ghost" size="sm" onClick={onDrop}>
            不要了
          </Button>
        </Notice>
      )}
    </div>
  );
}
