import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { ActivityHour } from '../contract/hours.contract.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { adjustHourCall, listActivityHoursCall, listJobHoursCall } from './hours.calls.ts';

type Draft = { hour: ActivityHour; minutes: number; reason: string; problem?: string | undefined };
export type HourEdit = ReturnType<typeof useHourEdit>;

/** The one row of a table whose minutes are being changed, with a reason, which is always needed. */
export function useHourEdit() {
  const [draft, setDraft] = useState<Draft>();
  const adjust = useOperationCommand(adjustHourCall, {
    refreshes: [listActivityHoursCall, listJobHoursCall],
    reportedBy: 'form',
  });
  const change = (part: Partial<Draft>): void =>
    setDraft((now) => now && { ...now, problem: undefined, ...part });
  /** Says it of the row that it is about, should another be open by now. */
  const conclude = (hourId: number, problem: string | undefined): void =>
    setDraft((now) => (now?.hour.hourId === hourId ? (problem && { ...now, problem }) || undefined : now));
  const save = (): void => {
    if (!draft) return;
    const { hour, minutes, reason } = draft;
    if (minutes === hour.minutes) return change({ problem: '时长没有变化' });
    if (reason.trim().length < 2) return change({ problem: '请写明调整原因，至少 2 个字' });
    adjust.mutate(
      { hourId: hour.hourId, minutes, reason: reason.trim() },
      {
        onSuccess: ({ needsCentre }) => {
          showToast({
            kind: 'success',
            text: needsCentre ? '已调高，核定后由实践中心复核' : '已调整',
          });
          conclude(hour.hourId, undefined);
        },
        onError: (failure) =>
          conclude(hour.hourId, failure.errorOf('minutes') ?? failure.errorOf('reason') ?? failure.msg),
      },
    );
  };
  return {
    draft,
    start: (hour: ActivityHour) => setDraft({ hour, minutes: hour.minutes, reason: '' }),
    close: () => setDraft(undefined),
    put: (minutes: number) =>
      change({ minutes: Math.min(hourLimits.maxRecordMinutes, Math.max(1, minutes)) }),
    explain: (reason: string) => change({ reason }),
    save,
    isSaving: adjust.isPending,
  };
}
