import { dayTimeLabel } from '#platform/contract/instants.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { decideCoverCall, listApplicationsCall, listCoversToDecideCall } from '../signups.calls.ts';
import styles from './covers.module.css';

/** 换班待同意: who gives a place of this activity to whom, where the team agrees first; nothing when nobody waits. */
export function CoversToDecide({ activityId }: { activityId: number }) {
  const waiting = useOperationQuery(listCoversToDecideCall, { activityId }, { reportedBy: 'form' });
  const decide = useOperationCommand(decideCoverCall, {
    refreshes: [listCoversToDecideCall, listApplicationsCall],
  });
  const list = waiting.data?.list ?? [];
  if (list.length === 0) return null;
  const send = async (requestId: number, verdict: 'agree' | 'refuse'): Promise<void> => {
    await decide.mutateAsync({ requestId, verdict });
    showToast({
      kind: 'success',
      text: verdict === 'agree' ? '已换人，双方会收到通知' : '没有换人，继续问别人',
    });
  };
  return (
    <section className="panel" aria-labelledby="covers-to-decide">
      <div className="panel__h">
        <h2 id="covers-to-decide">换班待同意</h2>
        <small>同意之前，名额还是原来的人的</small>
      </div>
      <ul className={styles.list}>
        {list.map(({ requestId, askerName, takerName, reason, postName, startsAt }) => (
          <li key={requestId} className={styles.item}>
            <div>
              <h3>
                {askerName} → {takerName}
              </h3>
              <p>
                {postName} {dayTimeLabel(startsAt)}
              </p>
              <p className="muted">原因：{reason}</p>
            </div>
            <div className={styles.acts}>
              <AskFirstButton
                look="line"
                size="sm"
                question={{ title: `不同意${askerName}换人？`, decisiveLabel: '不同意' }}
                consequence={`名额还是${askerName}的，会接着问别人。`}
                onConfirm={() => send(requestId, 'refuse')}
              >
                不同意
              </AskFirstButton>
              <AskFirstButton
                look="primary"
                size="sm"
                question={{ title: `由${takerName}顶${askerName}的班？`, decisiveLabel: '同意换人' }}
                consequence="马上换人，双方都会收到通知。"
                onConfirm={() => send(requestId, 'agree')}
              >
                同意换人
              </AskFirstButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
