import { Link } from 'react-router';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { NotLoaded } from '#platform/web/list/not-loaded.tsx';

/** Instead of a page whose content could not be read: try again, or, where it is not there, back to the list. */
export function LoadFailed({ failure, onRetry }: { failure: OperationFailed; onRetry: () => void }) {
  if (failure.code === 404) {
    return (
      <section className="panel">
        <EmptyState
          art="lens"
          title="没有找到这个活动"
          text="它可能已被删除，或者不属于你们队伍。"
          action={
            <Link className="btn btn--primary" to={teamPaths.list}>
              回到活动管理
            </Link>
          }
        />
      </section>
    );
  }
  return (
    <section className="panel">
      <NotLoaded title="内容没有载入" text={failure.msg} isMain onRetry={onRetry} />
    </section>
  );
}
