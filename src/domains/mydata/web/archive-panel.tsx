import type { ReactNode } from 'react';
import { exportKeptDays } from '#platform/contract/exports/exports.words.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { archiveOmissions } from '../contract/mydata.words.ts';
import styles from './archive-panel.module.css';
import { orderMyArchiveCall } from './mydata.calls.ts';

/** 导出我的全部数据: what comes and what does not is said beside the button. `children` list the exports, `refreshes` reads them. */
export function ArchivePanel({
  refreshes,
  children,
}: {
  refreshes: readonly AnyRemoteCall[];
  children: ReactNode;
}) {
  const order = useOperationCommand(orderMyArchiveCall, { refreshes });
  const ask = async () => {
    await order.mutateAsync({});
    showToast({ kind: 'success', text: '正在整理，完成后会发站内消息' });
  };
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="archive">
      <div className={styles.head}>
        <div>
          <h2 id="archive">导出我的全部数据</h2>
          <p className="hint">
            资料、同意、报名、出勤、时长和账本编号、证明、消息、评价、投诉、求助、任务、信用、关注、登录设备和谁看过我，整理成一个压缩包：表格和说明给人看，JSON
            给程序读，日历能导入手机，证明是 PDF。文件只有你能下载，保留 {exportKeptDays} 天。
          </p>
        </div>
        <Button look="primary" isBusy={order.isPending} onClick={() => void ask().catch(() => undefined)}>
          导出我的全部数据
        </Button>
      </div>
      <details>
        <summary>哪些没有放进去，为什么</summary>
        <ul>
          {archiveOmissions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      {children}
    </section>
  );
}
