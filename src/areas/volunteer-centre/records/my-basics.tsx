import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { RecordBasics } from '#domains/volunteers/web/profile/record-basics.tsx';
import { getMyProfileCall } from '#domains/volunteers/web/profile/profile.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

/** 基本信息 of one's own record. */
export function MyBasics() {
  const profile = useOperationQuery(getMyProfileCall, {}, { reportedBy: 'form' });
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000, reportedBy: 'form' });
  const failed = [profile, site].find(({ data, isError }) => isError && !data);
  if (failed?.error)
    return (
      <LoadFailed
        className="panel"
        what="基本信息"
        failure={failed.error}
        onRetry={() => [profile, site].forEach((query) => void query.refetch())}
      />
    );
  if (!profile.data || !site.data) return <Skeleton kind="block" />;
  return <RecordBasics profile={profile.data} areas={site.data.areas} />;
}
