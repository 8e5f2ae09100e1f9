import { MyStars } from '#domains/awards/web/stars/my-stars.tsx';
import { getMyStarsCall } from '#domains/awards/web/stars/stars.calls.ts';
import { StarCertificate } from '#domains/certificates/web/star-certificate.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

/** `/usercenter/index/mystar` 我的星级: where one is, what the next star needs, and how each came to be. */
export function Component() {
  usePageTitle('我的星级');
  const mine = useOperationQuery(getMyStarsCall, {}, { reportedBy: 'form' });
  return (
    <>
      <header className="ph">
        <div>
          <h1>我的星级</h1>
          <p className="muted">星级只看已生效的服务时长，由实践中心确认、公示后授予，不会自动降低。</p>
        </div>
      </header>
      {mine.isPending && <Skeleton kind="rows" count={4} />}
      {mine.error && (
        <LoadFailed className="panel" what="星级" failure={mine.error} onRetry={() => void mine.refetch()} />
      )}
      {mine.data && (
        <MyStars mine={mine.data} awardedActs={({ level }) => <StarCertificate level={level} />} />
      )}
    </>
  );
}
