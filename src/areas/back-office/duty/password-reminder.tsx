import { Link } from 'react-router';
import { Notice } from '#platform/web/ui/notice.tsx';

/** Says in the last week how long the password is still good; nothing before. */
export function PasswordReminder({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) return null;
  return (
    <Notice kind="warning">
      {daysLeft > 0
        ? `密码还有 ${daysLeft} 天满 90 天，到期后登录要先换密码。`
        : '密码已满 90 天，下次登录要先换密码。'}
      <Link className="link" to="/dashboard/profile">
        现在修改
      </Link>
    </Notice>
  );
}
