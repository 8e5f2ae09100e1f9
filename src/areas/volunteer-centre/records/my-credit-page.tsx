import { CreditPanel } from '#domains/signups/web/credit/credit-panel.tsx';
import { getMyCreditCall } from '#domains/signups/web/signups.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

/** `/usercenter/index/mycredit` 我的信用: credit points, what they mean, and the way to appeal each. */
export function Component() {
  usePageTitle('我的信用');
  const credit = useOperationQuery(getMyCreditCall, {}, { reportedBy: 'form' });
  return (
    <>
      <header className="ph">
        <div>
          <h1>我的信用</h1>
          <p className="muted">只记没来和临期取消，会过期，能申诉，从不影响时长。</p>
        </div>
      </header>
      {credit.isPending && <Skeleton kind="rows" count={4} />}
      {credit.error && (
        <LoadFailed
          className="panel"
          what="信用记录"
          failure={credit.error}
          onRetry={() => void credit.refetch()}
        />
      )}
      {credit.data && <CreditPanel credit={credit.data} />}
    </>
  );
}
