import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ActivityHour } from '../contract/hours.contract.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { toneOf } from './hour-row-table.tsx';
import {
  confirmHoursCall,
  confirmJobHoursCall,
  type HourOrigin,
  listActivityHoursCall,
  listJobHoursCall,
} from './hours.calls.ts';
import styles from './hour-row.module.css';

type Prospect = { toPublicity: number; toCentre: number };
type Confirmed = RemoteResult<typeof confirmHoursCall>;
/** Rows of the page, or all that wait, on other pages too. */
type Asked = readonly ActivityHour[] | 'all';

/** Says what confirming means and does it: for all rows that wait, for those of the page, or for those without a mark. */
export function HourRowConfirmBar(props: {
  of: HourOrigin;
  hours: readonly ActivityHour[];
  /** Rows of the whole activity or job that wait; the page may show fewer. */
  waitingCount: number;
  /** Where confirming all of them sends them. */
  prospect: Prospect;
  unresolved: number;
  /** A 领队 confirms what a code proved; the rest stays for the managers. */
  isLeader?: boolean;
}) {
  const { of, hours, waitingCount, prospect, unresolved, isLeader = false } = props;
  const [asked, setAsked] = useState<Asked>();
  const confirm = useConfirming(of);
  const waiting = hours.filter(({ state }) => state === 'calculated');
  const plain = waiting.filter((row) => toneOf(row) === undefined);
  if (waiting.length === 0) return null;
  const minutes = waiting.reduce((sum, row) => sum + row.minutes, 0);
  const elsewhere = Math.max(0, waitingCount - waiting.length);
  return (
    <div className={styles.bar} role="region" aria-label="核定时长">
      <p>
        <b>
          {elsewhere > 0 && '本页 '}
          {waiting.length} 条，{hoursLabel(minutes)} 小时。
        </b>
        {elsewhere > 0 && `另有 ${elsewhere} 条不在这一页。`}
        {elsewhere > 0 ? '全部确认后 ' : '确认后 '}
        {whereTo(prospect, isLeader)}
        <span className={styles.rest}>
          ；公示 {hourLimits.publicityWorkdays} 个工作日，无异议后生效并通知本人。
          {unresolved > 0 && `还有 ${unresolved} 人的考勤没有处理完。`}
        </span>
      </p>
      <div>
        {plain.length > 0 && plain.length < waiting.length && (
          <Button look="line" onClick={() => setAsked(plain)}>
            只确认无异常的 {plain.length} 条
          </Button>
        )}
        {elsewhere > 0 && (
          <Button look="line" onClick={() => setAsked(waiting)}>
            只确认本页 {waiting.length} 条
          </Button>
        )}
        <Button look="primary" onClick={() => setAsked(elsewhere > 0 ? 'all' : waiting)}>
          <CheckCheck className="ic" aria-hidden />
          全部确认
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => (asked === 'all' ? confirm.all() : confirm.rows(asked))}
          title={`确认 ${asked === 'all' ? waitingCount : asked.length} 条时长`}
          decisiveLabel={
            (asked === 'all' ? prospect : prospectOf(asked)).toPublicity > 0 || isLeader
              ? '确认并公示'
              : '确认并交中心'
          }
          safeLabel="再看看"
          tone="plain"
        >
          {asked === 'all' && <p>其中 {elsewhere} 条不在这一页，确认前请翻页看过。</p>}
          <p>
            {whereTo(asked === 'all' ? prospect : prospectOf(asked), isLeader)}
            。领队点名、调高和当天超过 12 小时的由{isLeader ? '队长或管理员核定后' : ''}中心复核，其余公示{' '}
            {hourLimits.publicityWorkdays} 个工作日；确认后队伍不能再改，公示期内任何人都可以提异议。
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Where confirming these rows sends them, as the server marked each. */
function prospectOf(rows: readonly ActivityHour[]): Prospect {
  const toCentre = rows.filter(({ flags }) => flags.includes('needsCentre')).length;
  return { toCentre, toPublicity: rows.length - toCentre };
}

const whereTo = ({ toPublicity, toCentre }: Prospect, isLeader: boolean): string =>
  [
    toPublicity > 0 && `${toPublicity} 条进入公示`,
    toCentre > 0 && (isLeader ? `${toCentre} 条留给队长或管理员` : `${toCentre} 条交实践中心复核`),
  ]
    .filter(Boolean)
    .join('，');

/** Confirms and says what became of it; failures are told by the call. */
function useConfirming(of: HourOrigin) {
  const ofActivity = useOperationCommand(confirmHoursCall, { refreshes: [listActivityHoursCall] });
  const ofJob = useOperationCommand(confirmJobHoursCall, { refreshes: [listJobHoursCall] });
  const confirm = (hourIds: number[]): Promise<Confirmed> =>
    'jobId' in of ? ofJob.mutateAsync({ ...of, hourIds }) : ofActivity.mutateAsync({ ...of, hourIds });
  const rows = async (chosen: readonly ActivityHour[]): Promise<void> =>
    tell([await confirm(chosen.map(({ hourId }) => hourId))]);
  /** In steps of what one call decides; what was done is told even when a later step fails. */
  const all = async (): Promise<void> => {
    const steps: Confirmed[] = [];
    try {
      do steps.push(await confirm([]));
      while (isGoingOn(steps.at(-1)));
    } finally {
      if (steps.length > 0) tell(steps);
    }
  };
  return { rows, all };
}

/** What a step could not decide would come again. */
const isGoingOn = (step: Confirmed | undefined): boolean =>
  step !== undefined && step.remaining > 0 && step.publicityCount + step.submittedCount > 0;

function tell(steps: readonly Confirmed[]): void {
  const sumOf = (count: (step: Confirmed) => number): number =>
    steps.reduce((sum, step) => sum + count(step), 0);
  const submitted = sumOf((step) => step.submittedCount);
  const endsAt = steps.findLast((step) => step.publicityEndsAt !== null)?.publicityEndsAt;
  const until = endsAt ? `，公示到${dayLabel(endsAt)}` : '';
  const toCentre = submitted > 0 ? `；${submitted} 条交中心复核` : '';
  showToast({
    kind: 'success',
    text: `${sumOf((step) => step.publicityCount)} 条进入公示${until}${toCentre}`,
  });
  const refused = steps.flatMap((step) => step.refused);
  if (refused.length > 0)
    showToast({
      kind: 'warning',
      title: `${refused.length} 条没有核定`,
      text: refused.map(({ name, msg }) => `${name}：${msg}`).join('；'),
      durationMs: 8_000,
    });
}
