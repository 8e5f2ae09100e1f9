import { Link } from 'react-router';
import { tidingsPaths } from '#domains/news/web/news-paths.ts';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { LoadFailed } from '../load-failed.tsx';

/** Instead of an item that could not be read: not there or not this team's, or worth another try. */
export function TidingsMissing({ failure, onRetry }: { failure: OperationFailed; onRetry: () => void }) {
  if (failure.code !== 404) return <LoadFailed failure={failure} onRetry={onRetry} />;
  return (
    <section className="panel">
      <EmptyState
        art="lens"
        title="没有找到这篇动态"
        text="它可能已被删除，或者不属于你们队伍。"
        action={
          <Link className="btn btn--primary" to={tidingsPaths.list}>
            回到队伍动态
          </Link>
        }
      />
    </section>
  );
}
