import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { listMyHourClaimsCall } from '#domains/hours/web/hours.calls.ts';
import { MyClaimList } from '#domains/hours/web/claims/my-claim-list.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

const add = (
  <ButtonLink look="primary" to="/usercenter/index/myclaim/add">
    申请补记服务
  </ButtonLink>
);

/** `/usercenter/index/myclaim` 补记申请: past services that one claimed, and where each stands. */
export function Component() {
  usePageTitle('补记申请');
  const url = useUrlFilters({ pageSize: 10 });
  const claims = useOperationQuery(
    listMyHourClaimsCall,
    { ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="ph">
        <div>
          <h1>补记申请</h1>
          <p>做过、却没有记录的服务，由组织它的队伍先答复，再由实践中心审核、公示。</p>
        </div>
        {add}
      </div>
      <QueryList
        query={claims}
        url={url}
        what="补记申请"
        unit="份"
        isBare
        empty={{
          art: 'done',
          title: '你还没有申请过',
          text: '有签到签退的服务会自动算时长，不用申请。',
          action: add,
        }}
      >
        {(rows) => <MyClaimList claims={rows} onOpenProof={(fileId) => void openPrivateFile(fileId)} />}
      </QueryList>
    </>
  );
}
