import { ChangePasswordForm } from '#domains/accounts/web/passwords/change-password-form.tsx';
import { LoginList } from '#domains/accounts/web/login-list.tsx';
import { OwnFacts } from '#domains/accounts/web/own-facts.tsx';
import { SecondFactorPanel } from '#domains/accounts/web/second-factor/second-factor-panel.tsx';
import { DeviceList } from '#domains/accounts/web/device-list.tsx';
import { getMyRoleCall } from '#domains/roles/web/roles.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/dashboard/profile` 个人信息: who one is, how one logs in, where one is signed in and was lately. */
export function Component() {
  usePageTitle('个人信息');
  const role = useOperationQuery(getMyRoleCall, {}, { staleMs: 300_000, reportedBy: 'form' });
  const besides = role.data
    ? ([
        ['角色', role.data.roleName],
        ['所属单位', role.data.organisationName ?? '实践中心（全市）'],
      ] as const)
    : [];
  return (
    <>
      <div className="pt">
        <div>
          <h1>个人信息</h1>
          <p>姓名、角色和所属单位由系统管理员维护；密码和两步验证由你自己设置。</p>
        </div>
      </div>
      <OwnFacts besides={besides} />
      <ChangePasswordForm />
      <SecondFactorPanel />
      <DeviceList />
      <LoginList />
    </>
  );
}
