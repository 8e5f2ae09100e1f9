import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import styles from './closing.module.css';
import { getMyClosingCall, withdrawMyClosingCall } from './closing.calls.ts';

/** 账号正在注销, above every page of the centre, with the way back; nothing while nothing is being closed. `refreshes` read who is here. */
export function ClosingBanner({ refreshes }: { refreshes: readonly AnyRemoteCall[] }) {
  const { data } = useOperationQuery(getMyClosingCall, {}, { reportedBy: 'form' });
  const withdraw = useOperationCommand(withdrawMyClosingCall, {
    refreshes: [getMyClosingCall, ...refreshes],
  });
  if (!data?.closing) return null;
  const { closesAt, isWaiting } = data.closing;
  const takeBack = async () => {
    await withdraw.mutateAsync({});
    showToast({ kind: 'success', text: '注销已撤回，账号恢复正常' });
  };
  return (
    <Notice kind="warning" className={styles.banner}>
      <b>账号正在注销。</b>
      {isWaiting
        ? '期限已到，还有事情没有办完，办完后清除个人信息。'
        : `${dayTimeLabel(closesAt)} 以后清除个人信息，不能恢复。`}
      这期间不能报名和办新的事。
      <Button
        look="line"
        size="sm"
        isBusy={withdraw.isPending}
        onClick={() => void takeBack().catch(() => undefined)}
      >
        撤回注销
      </Button>
    </Notice>
  );
}
