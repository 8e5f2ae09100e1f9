import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { dayLabel, hoursLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import type { ActivityHour } from '../contract/hours.contract.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { toneOf } from './hour-row-table.tsx';
import { confirmHoursCall, listActivityHoursCall } from './hours.calls.ts';
import styles from './hour-row.module.css';

/** Says what confirming means and does it, for all rows that wait or only for those without a mark. */
export function HourRowConfirmBar(props: {
  activityId: number;
  hours: readonly ActivityHour[];
  unresolved: number;
}) {
  const { activityId, hours, unresolved } = props;
  const [asked, setAsked] = useState<readonly ActivityHour[]>();
  const confirm = useOperationCommand(confirmHoursCall, { refreshes: [listActivityHoursCall] });
  const waiting = hours.filter(({ state }) => state === 'calculated');
  const plain = waiting.filter((row) => toneOf(row) === undefined);
  if (waiting.length === 0) return null;
  const minutes = waiting.reduce((sum, row) => sum + row.minutes, 0);

  const run = async (rows: readonly ActivityHour[]): Promise<void> => {
    const done = await confirm.mutateAsync({ activityId, hourIds: rows.map(({ hourId }) => hourId) });
    const until = done.publicityEndsAt ? `，公示到${dayLabel(done.publicityEndsAt)}` : '';
    showToast({
      kind: 'success',
      text: `${done.publicityCount} 条进入公示${until}${done.submittedCount > 0 ? `；${done.submittedCount} 条交中心复核` : ''}`,
    });
    if (done.refused.length > 0)
      showToast({
        kind: 'warning',
        title: `${done.refused.length} 条没有核定`,
        text: done.refused.map(({ name, msg }) => `${name}：${msg}`).join('；'),
        durationMs: 8_000,
      });
  };
  return (
    <div className={styles.bar} role="region" aria-label="核定时长">
      <p>
        <b>
          {waiting.length} 条，{hoursLabel(minutes)} 小时。
        </b>
        确认后公示 {hourLimits.publicityWorkdays}{' '}
        个工作日，无异议后生效并通知本人；调高的和补录的先由实践中心复核。
        {unresolved > 0 && `还有 ${unresolved} 人的考勤没有处理完。`}
      </p>
      <div>
        {plain.length > 0 && plain.length < waiting.length && (
          <button type="button" className="btn btn--line" onClick={() => setAsked(plain)}>
            只确认无异常的 {plain.length} 条
          </button>
        )}
        <button type="button" className="btn btn--primary" onClick={() => setAsked(waiting)}>
          <CheckCheck className="ic" aria-hidden />
          全部确认
        </button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => run(asked)}
          title={`确认 ${asked.length} 条时长`}
          decisiveLabel="确认并公示"
          safeLabel="再看看"
          tone="plain"
        >
          <p>
            确认后公示 {hourLimits.publicityWorkdays} 个工作日，队伍不能再改；公示期内任何人都可以提异议。
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
