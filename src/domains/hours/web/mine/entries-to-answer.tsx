import { useState } from 'react';
import { QueryPanel } from '#platform/web/list/query-panel.tsx';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { answerHourEntryCall, listEntriesToAnswerCall, listMyHoursCall } from '../hours.calls.ts';
import styles from './my-hour-rows.module.css';

type Entry = RemoteResult<typeof listEntriesToAnswerCall>['list'][number];
const refreshes = [listEntriesToAnswerCall, listMyHoursCall];

/** 补录待确认: entries (补录) that a team made about me; nothing is shown when there is none. */
export function EntriesToAnswer() {
  const waiting = useOperationQuery(listEntriesToAnswerCall, {}, { reportedBy: 'form' });
  const [deniedId, setDeniedId] = useState<number>();
  const denied = waiting.data?.list.find((entry) => entry.hourId === deniedId);
  return (
    <QueryPanel query={waiting} title="补录待确认">
      {(entries) => (
        <>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <EntryRow key={entry.hourId} entry={entry} onDeny={() => setDeniedId(entry.hourId)} />
            ))}
          </ul>
          {denied && <DenyDialog entry={denied} onClose={() => setDeniedId(undefined)} />}
        </>
      )}
    </QueryPanel>
  );
}

function EntryRow({ entry, onDeny }: { entry: Entry; onDeny: () => void }) {
  const answer = useOperationCommand(answerHourEntryCall, { refreshes });
  const confirm = async (): Promise<void> => {
    await answer.mutateAsync({ hourId: entry.hourId, answer: 'confirmed' });
    showToast({ kind: 'success', text: '已确认属实，等待实践中心审核' });
  };
  return (
    <li>
      <b className="num">{hoursLabel(entry.minutes)} 小时</b>
      <span>
        {entry.teamName}补录：“{entry.activityTitle}”{entry.postName}，{dayLabel(entry.startsAt)}{' '}
        {spanLabel(entry.startsAt, entry.endsAt)}
        <small>
          说明：{entry.reason}，证明人：{entry.witnessName}。请在 {dayTimeLabel(entry.answerDueAt)}{' '}
          前答复，不答复不算确认，只由实践中心审核。
          {entry.overlaps && '与你的另一条记录时间重叠，只会认定其中一条。'}
        </small>
      </span>
      <span className={styles.acts}>
        <Button look="danger" size="sm" onClick={onDeny}>
          不属实
        </Button>
        <AskFirstButton
          look="primary"
          size="sm"
          question={{ title: '这条补录属实？', decisiveLabel: '确认属实', tone: 'plain' }}
          consequence={`确认你当天确实服务了 ${hoursLabel(entry.minutes)} 小时。之后由实践中心审核，答复不能再改。`}
          onConfirm={confirm}
        >
          属实
        </AskFirstButton>
      </span>
    </li>
  );
}

function DenyDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const answer = useOperationCommand(answerHourEntryCall, { refreshes });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        await answer.mutateAsync({ hourId: entry.hourId, answer: 'denied', reason });
        showToast({ kind: 'success', text: '已答复不属实，这条补录不予认定' });
      }}
      title={`“${entry.activityTitle}”的补录不属实？`}
      decisiveLabel="答复不属实"
      reason={{
        keptAs: `deny-entry:${entry.hourId}`,
        label: '说明',
        hint: '如 当天没有参加，实践中心会看到',
        isRequired: true,
      }}
    >
      <p>答复后这条补录马上不予认定，不计入你的时长，队伍会收到通知。</p>
    </ConfirmDialog>
  );
}
