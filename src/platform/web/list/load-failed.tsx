import type { ReactNode } from 'react';
import type { OperationFailed } from '../calls/operation-failed.ts';
import { EmptyState } from './empty-state.tsx';
import { Button } from '../ui/button.tsx';

/** What to say where something is not there, with the way back. */
export type Missing = { title: string; text: string; action?: ReactNode };

type LoadFailedProps = {
  /** What did not come: 报名记录. */
  what: string;
  failure: OperationFailed;
  missing?: Missing | undefined;
  onRetry: () => void;
  className?: string | undefined;
};

/** Instead of what could not be read: not for this account, not there, or worth another try. */
export function LoadFailed({ what, failure, missing, onRetry, className }: LoadFailedProps) {
  if (failure.code === 403)
    return (
      <EmptyState
        className={className}
        art="lock"
        title={`你的账号不能查看${what}`}
        text={`${failure.msg}。需要的话，请联系管理员。`}
      />
    );
  if (failure.code === 404 && missing) return <EmptyState className={className} art="lens" {...missing} />;
  return (
    <EmptyState
      className={className}
      art="bridge"
      title={`${what}没有载入`}
      text={failure.msg}
      action={
        <Button look="line" onClick={onRetry}>
          再试一次
        </Button>
      }
    />
  );
}
