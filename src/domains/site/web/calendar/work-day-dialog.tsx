import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import type { CalendarDay } from '../../contract/site-admin.contract.ts';
import { listWorkCalendarCall, saveWorkCalendarDayCall } from '../site-admin.calls.ts';

type WorkDayDialogProps = { day?: CalendarDay | undefined; onClose: () => void };

/** Asks for one day to be a holiday or a workday. */
export function WorkDayDialog({ day, onClose }: WorkDayDialogProps) {
  const save = useOperationCommand(saveWorkCalendarDayCall, {
    refreshes: [listWorkCalendarCall],
    reportedBy: 'form',
  });
  const [fields, set, forget] = useKeptForm(`work-day:${day?.day ?? 'new'}`, {
    day: day?.day ?? '',
    isWorkday: day?.isWorkday ?? false,
    name: day?.name ?? '',
  });
  const store = (): void =>
    save.mutate(fields, {
      onSuccess: () => {
        forget();
        showToast({ kind: 'success', text: `${fields.day}的变更已提交，等安全管理员批准` });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      keepsText
      onClose={onClose}
      title={day ? `修改 ${day.day}` : '添加日期'}
      decisive={{ label: '提交申请', onPress: store, isBusy: save.isPending }}
    >
      <div className={list.form}>
        {save.error && save.error.errors.length === 0 && (
          <Notice kind="error" isLive>
            {save.error.msg}
          </Notice>
        )}
        <DayField
          label="日期"
          isRequired
          isOff={day !== undefined}
          value={fields.day}
          error={save.error?.errorOf('day')}
          onChange={(value) => set({ day: value })}
        />
        <SelectField
          label="当天"
          value={fields.isWorkday ? 'work' : 'free'}
          options={[
            { value: 'free', label: '休息日' },
            { value: 'work', label: '工作日' },
          ]}
          hint="公示、审核时限按工作日计算。安全管理员批准后生效，只影响以后开始的"
          onChange={(value) => set({ isWorkday: value === 'work' })}
        />
        <TextField
          label="名称"
          isRequired
          maxLength={20}
          value={fields.name}
          error={save.error?.errorOf('name')}
          onChange={(name) => set({ name })}
        />
      </div>
    </Dialog>
  );
}
