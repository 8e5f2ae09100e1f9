import { getMyComplaintCall, listMyComplaintsCall } from '#domains/complaints/web/complaints.calls.ts';
import { MyComplaintList } from '#domains/complaints/web/follow/my-complaint-list.tsx';
import { MyComplaintPanel } from '#domains/complaints/web/follow/my-complaint-panel.tsx';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

const raise = (
  <ButtonAnchor look="primary" href="/user-index/complain">
    写一份投诉
  </ButtonAnchor>
);

/** `/usercenter/index/mycomplaint` 投诉举报: what one has complained of by name, one of them opened by `?id=`. */
export function Component() {
  usePageTitle('投诉举报');
  const url = useUrlFilters({ pageSize: 10 });
  const complaints = useOperationQuery(
    listMyComplaintsCall,
    { ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="ph">
        <h1>投诉举报</h1>
        {raise}
      </div>
      <p className="muted">
        2 个工作日内告诉你受不受理，15 个工作日内给书面答复。匿名提交的不在这里，
        <a className="link" href="/user-index/complaintFollow">
          用编号和查询码查
        </a>
        。
      </p>
      {url.id === undefined ? (
        <QueryList
          query={complaints}
          url={url}
          what="投诉"
          unit="件"
          isBare
          empty={{ art: 'done', title: '你还没有投诉过', text: '遇到不对的事，可以说出来。', action: raise }}
        >
          {(rows) => <MyComplaintList complaints={rows} onOpen={url.open} />}
        </QueryList>
      ) : (
        <OneComplaint complaintId={url.id} onBack={() => url.open(undefined)} />
      )}
    </>
  );
}

const missing = { title: '没有找到这件投诉', text: '它可能不是你提交的，或者是匿名提交的。' };

function OneComplaint({ complaintId, onBack }: { complaintId: number; onBack: () => void }) {
  const complaint = useOperationQuery(getMyComplaintCall, { complaintId }, { reportedBy: 'form' });
  const refresh = useRefresh([getMyComplaintCall, listMyComplaintsCall]);
  return (
    <>
      <p>
        <Button look="line" size="sm" onClick={onBack}>
          看全部投诉
        </Button>
      </p>
      {complaint.isPending && <Skeleton kind="rows" count={5} />}
      {complaint.isError && (
        <LoadFailed
          what="投诉"
          failure={complaint.error}
          missing={missing}
          onRetry={() => void complaint.refetch()}
        />
      )}
      {complaint.data && (
        <MyComplaintPanel key={complaint.data.version} complaint={complaint.data} onChanged={refresh} />
      )}
    </>
  );
}
