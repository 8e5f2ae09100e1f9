import { getMeCall } from '#domains/accounts/web/accounts.calls.ts';
import { ChangePasswordForm } from '#domains/accounts/web/passwords/change-password-form.tsx';
import { SecondFactorPanel } from '#domains/accounts/web/second-factor/second-factor-panel.tsx';
import { DeviceList } from '#domains/accounts/web/device-list.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/dashboard/profile` 个人信息: a member of staff changes the password and signs devices out. */
export function Component() {
  usePageTitle('个人信息');
  const me = useOperationQuery(getMeCall, {}, { staleMs: 300_000 });
  return (
    <>
      <div className="pt">
        <div>
          <h1>个人信息</h1>
          <p>{me.data ? `${me.data.realName}（${me.data.loginName}）` : ' '}</p>
        </div>
      </div>
      <ChangePasswordForm />
      <SecondFactorPanel />
      <DeviceList />
    </>
  );
}
