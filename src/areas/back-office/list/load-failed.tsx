import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { NotLoaded } from '#platform/web/list/not-loaded.tsx';

/** A list that did not come: not allowed for this role, or worth another try. */
export function LoadFailed({ error, onRetry }: { error: OperationFailed; onRetry: () => void }) {
  if (error.code === 403) {
    return <EmptyState art="lock" title="你的角色不能查看这里" text="需要的话，请联系系统管理员开通。" />;
  }
  return <NotLoaded title="没有取到内容" text={error.msg} onRetry={onRetry} />;
}
