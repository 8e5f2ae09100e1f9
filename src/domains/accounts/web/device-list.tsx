import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { agoLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { MySessionView } from '../contract/sessions.contract.ts';
import styles from './security.module.css';
import { endMySessionCall, endOtherSessionsCall, listMySessionsCall } from './sessions.calls.ts';

/** 登录设备: where one is signed in, and how to sign the others out. */
export function DeviceList() {
  const sessions = useOperationQuery(listMySessionsCall, {}, { reportedBy: 'form' });
  const [isAsking, setAsking] = useState(false);
  const endOthers = useOperationCommand(endOtherSessionsCall, { refreshes: [listMySessionsCall] });
  const list = sessions.data?.list ?? [];
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="devices">
      <div className={styles.head}>
        <h2 id="devices">登录设备</h2>
        {list.length > 1 && (
          <Button look="line" onClick={() => setAsking(true)}>
            退出其他设备
          </Button>
        )}
      </div>
      <QueryList query={sessions} what="设备" empty={{ art: 'boat', title: '没有登录的设备' }}>
        {(devices) => (
          <ul className={styles.devices}>
            {devices.map((session) => (
              <Device key={session.sessionId} session={session} />
            ))}
          </ul>
        )}
      </QueryList>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const { endedCount } = await endOthers.mutateAsync({});
          showToast({ kind: 'success', text: `已退出 ${endedCount} 个设备` });
        }}
        title="退出其他设备？"
        decisiveLabel="退出其他设备"
      >
        <p>除正在使用的这个设备外，其他 {list.length - 1} 个设备都要重新登录。</p>
      </ConfirmDialog>
    </section>
  );
}

function Device({ session }: { session: MySessionView }) {
  const now = useNow();
  const end = useOperationCommand(endMySessionCall, { refreshes: [listMySessionsCall] });
  const Icon = session.isPhone ? Smartphone : Monitor;
  return (
    <li>
      <Icon aria-hidden size={22} />
      <span>
        <b>{session.device}</b>
        <small>
          {session.isCurrent ? '正在使用' : `最近使用：${agoLabel(session.lastSeenAt, now)}`}，登录于{' '}
          {dayTimeLabel(session.signedInAt)}
        </small>
      </span>
      {session.isCurrent ? (
        <span className="tag">本设备</span>
      ) : (
        <AskFirstButton
          look="line"
          size="sm"
          aria-label={`退出 ${session.device}`}
          question={{ title: `让${session.device}退出登录？`, decisiveLabel: '退出该设备' }}
          consequence="该设备要重新登录才能继续使用，没有保存的内容会丢失。"
          onConfirm={async () => {
            await end.mutateAsync({ sessionId: session.sessionId });
            showToast({ kind: 'success', text: '已退出该设备' });
          }}
        >
          退出
        </AskFirstButton>
      )}
    </li>
  );
}
