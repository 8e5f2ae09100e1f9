import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { CopyField } from '#platform/web/fields/copy-field.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './calendar-feed-panel.module.css';
import { createCalendarFeedCall, getCalendarFeedCall, revokeCalendarFeedCall } from './signups.calls.ts';

const refreshes = [getCalendarFeedCall];

/** The private calendar address: made, shown once, replaced, ended. */
export function CalendarFeedPanel() {
  const feed = useOperationQuery(getCalendarFeedCall, {});
  const create = useOperationCommand(createCalendarFeedCall, { refreshes });
  const revoke = useOperationCommand(revokeCalendarFeedCall, { refreshes });
  const [asked, setAsked] = useState<'replace' | 'revoke'>();
  if (!feed.data) return null;
  const since = feed.data.createdAt;
  const path = create.data?.path;

  const make = () => {
    setAsked(undefined);
    create.mutate({});
  };
  const end = () => {
    setAsked(undefined);
    revoke.mutate({}, { onSuccess: () => showToast({ kind: 'success', text: '日历订阅已停用' }) });
    create.reset();
  };
  return (
    <section className={`panel ${styles.feed}`} aria-labelledby="feed-title">
      <h2 id="feed-title">
        <CalendarSync className="ic" aria-hidden />
        日历订阅
      </h2>
      <p className="muted">
        {since
          ? `${dayTimeLabel(since)}开通。手机和电脑的日历会自动跟上你的报名。`
          : '开通后得到一个私密地址，加到手机或电脑的日历里，报名、取消、改期都会自动跟上。'}
      </p>
      {since && path && (
        <CopyField
          label="订阅地址（只显示这一次，请不要发给别人）"
          value={new URL(path, location.origin).href}
          what="地址"
        />
      )}
      <div className={styles.acts}>
        {since ? (
          <>
            <Button look="line" size="sm" onClick={() => setAsked('replace')}>
              换一个地址
            </Button>
            <Button look="ghost" size="sm" onClick={() => setAsked('revoke')}>
              停用
            </Button>
          </>
        ) : (
          <Button look="line" size="sm" disabled={create.isPending} onClick={make}>
            开通日历订阅
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked === 'replace' ? '换一个订阅地址？' : '停用日历订阅？'}
          decisiveLabel={asked === 'replace' ? '换地址' : '停用'}
          onConfirm={asked === 'replace' ? make : end}
          onClose={() => setAsked(undefined)}
        >
          原来的地址马上失效，加过它的日历不再更新。
        </ConfirmDialog>
      )}
    </section>
  );
}
