import { KeyRound } from 'lucide-react';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { HandedPassword } from '#platform/contract/approvals.ts';

/** Shows a one-time password, this once: it is kept nowhere in clear. */
export function HandedPasswordDialog({ handed, onClose }: { handed: HandedPassword; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="一次性密码" icon={KeyRound} safeLabel="我已转告，关闭">
      <p>
        账号 <b>{handed.loginName}</b>{' '}
        的一次性密码只在这里显示一次，请当面或打电话告诉本人。首次登录后必须改成自己的密码，在那之前没有任何权限。
      </p>
      <output className={list.secret} aria-label="一次性密码">
        {handed.password}
      </output>
    </Dialog>
  );
}
