import { ComplainLink } from '#domains/complaints/web/complain-link.tsx';
import { getNeedVisitCall } from '#domains/jobs/web/jobs.calls.ts';
import { NeedVisit } from '#domains/jobs/web/visit/need-visit.tsx';
import { MyNeedPanel } from '#domains/needs/web/follow/my-need-panel.tsx';
import { getMyNeedCall, listMyNeedsCall } from '#domains/needs/web/needs.calls.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';

const missing = {
  title: '没有找到这张单子',
  text: '它可能不是你点的，或者是用别的手机号点的。',
  action: (
    <ButtonLink look="primary" to="/usercenter/index/myneed">
      回到我的需求
    </ButtonLink>
  ),
};

const isUnderWay = (status: string): boolean => status === 'accepted' || status === 'inService';

/** `/usercenter/index/myneed/detail/{id}`: one own need. */
export function Component() {
  const needId = useRouteId();
  const now = useNow();
  const need = useOperationQuery(getMyNeedCall, { needId }, { reportedBy: 'form' });
  const visit = useOperationQuery(getNeedVisitCall, { needId }, { reportedBy: 'form' });
  const refresh = useRefresh([getMyNeedCall, listMyNeedsCall, getNeedVisitCall]);
  usePageTitle(need.data?.title ?? '我的需求');
  if (need.isPending) return <Skeleton kind="rows" count={5} />;
  if (!need.data)
    return (
      <LoadFailed what="单子" failure={need.error} missing={missing} onRetry={() => void need.refetch()} />
    );
  return (
    <>
      <Breadcrumb
        trail={[{ label: '我的需求', href: '/usercenter/index/myneed' }]}
        current={need.data.title}
      />
      {visit.data?.work && isUnderWay(need.data.status) && (
        <NeedVisit needId={needId} work={visit.data.work} onChanged={refresh} />
      )}
      <MyNeedPanel key={need.data.version} heading="h1" need={need.data} now={now} onChanged={refresh} />
      <ComplainLink targetType="need" targetId={needId} />
    </>
  );
}
