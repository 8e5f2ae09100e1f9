import { ChangeMobilePanel } from '#domains/accounts/web/sms/change-mobile-panel.tsx';
import { ChangePasswordForm } from '#domains/accounts/web/passwords/change-password-form.tsx';
import { DeviceList } from '#domains/accounts/web/device-list.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/teamcenter/index/teamModifyPwd` 修改密码: a new password, another mobile number, and the devices that are signed in. */
export function Component() {
  usePageTitle('修改密码');
  return (
    <>
      <header className="ph">
        <h1>修改密码</h1>
      </header>
      <ChangePasswordForm />
      <ChangeMobilePanel />
      <DeviceList />
    </>
  );
}
