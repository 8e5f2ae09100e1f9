import { useNavigate } from 'react-router';
import { ClaimForm } from '#domains/hours/web/claims/claim-form.tsx';
import { ownClaimsPath } from '#domains/hours/contract/hour-origin.rules.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

/** `/usercenter/index/myclaim/add` 申请补记服务. */
export function Component() {
  usePageTitle('申请补记服务');
  const navigate = useNavigate();
  const done = (until: string, who: string): void => {
    showToast({ kind: 'success', text: `申请已提交，${who}应在 ${until} 前答复` });
    void navigate(ownClaimsPath);
  };
  return (
    <>
      <div className="ph">
        <div>
          <h1>申请补记服务</h1>
          <p>
            30
            天以内、结束了的服务可以申请，一次服务一份；更早的要写明原因，只由实践中心审核。时长记录上分钟数不对的，请在那条记录上申请更正。
          </p>
        </div>
        <ButtonLink look="line" to={ownClaimsPath}>
          看我的申请
        </ButtonLink>
      </div>
      <ClaimForm onClaimed={done} />
    </>
  );
}
