import { CurrentPasswordField } from '#domains/accounts/web/passwords/current-password-field.tsx';
import { CloseAccount } from '#domains/mydata/web/closing/close-account.tsx';
import { getMyVolunteerCall } from '#domains/volunteers/web/volunteers.calls.ts';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/usercenter/index/mydata/closing` 注销账号: what happens, what stays and for how long, what must end first, and the act (PIPL 47). */
export function Component() {
  usePageTitle('注销账号');
  return (
    <>
      <header className="ph">
        <h1>注销账号</h1>
      </header>
      <CloseAccount
        refreshes={[getMyVolunteerCall]}
        passwordField={(fault) => <CurrentPasswordField label="登录密码" name="userPwd" error={fault} />}
      />
    </>
  );
}
