import { Select } from '#platform/web/fields/select.tsx';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Field, type FieldControl } from '#platform/web/fields/field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { emptyEntryProof, HourEntryProof } from './hour-entry-proof.tsx';
import { listActivityHoursCall, submitHourEntryCall } from './hours.calls.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';

type Shift = RemoteResult<typeof listActivityHoursCall>['shifts'][number];

const lengthOf = (shift: Shift | undefined): number =>
  shift
    ? Math.min(
        hourLimits.maxRecordMinutes,
        (Date.parse(shift.endsAt) - Date.parse(shift.startsAt)) / minuteMs,
      )
    : 60;

type EntryDialogProps = {
  shifts: readonly Shift[];
  /** Who was expected and was never recorded, offered while the number is typed. */
  missed?: readonly { volunteerNo: string; name: string }[];
  onClose: () => void;
};

/** The first of an activity's shifts tells for which activity something is entered. */
const firstOf = (shifts: readonly Shift[]): number => shifts[0]?.shiftId ?? 0;

/** What is entered, kept until it is sent, but for papers and the figures of a phone number. */
const useEntry = (shifts: readonly Shift[]) =>
  useKeptForm(
    `hour-entry-facts:${firstOf(shifts)}`,
    { ...emptyEntryProof, shiftId: firstOf(shifts), volunteerNo: '', minutes: lengthOf(shifts[0]) },
    ['files', 'witnessMobileTail'],
  );

/** 补录: hours for someone whose presence the attendance missed, with proof; the person is asked and the centre decides. */
export function HourRowEntryDialog({ shifts, missed = [], onClose }: EntryDialogProps) {
  const enter = useOperationCommand(submitHourEntryCall, {
    refreshes: [listActivityHoursCall],
    reportedBy: 'form',
  });
  const [{ shiftId, volunteerNo, minutes, ...proof }, change, forget] = useEntry(shifts);
  const errorOf = (path: string) => enter.error?.errorOf(path);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        const { files, ...witness } = proof;
        const fileIds = files.map((file) => file.fileId);
        const about = { shiftId, volunteerNo: volunteerNo.trim(), minutes, reason };
        const { answerDueAt } = await enter.mutateAsync({ ...about, ...witness, fileIds });
        forget();
        showToast({
          kind: 'success',
          text: `补录已提交，志愿者可在 ${dayTimeLabel(answerDueAt)} 前答复，之后由实践中心审核`,
        });
      }}
      title="补录时长"
      decisiveLabel="提交中心审核"
      safeLabel="取消"
      tone="plain"
      keepsText
      reason={{
        keptAs: `hour-entry:${firstOf(shifts)}`,
        label: '补录说明',
        hint: '为什么没有考勤，至少 10 个字',
        isRequired: true,
        maxLength: 500,
      }}
    >
      <p>
        活动结束后 {hourLimits.makeupDays}{' '}
        天内可以补录。志愿者本人会收到消息并答复是否属实，再由实践中心审核后公示。
      </p>
      <Field label="场次">
        {(control) => (
          <ShiftSelect
            control={control}
            shifts={shifts}
            shiftId={shiftId}
            onChoose={(shift) => change({ shiftId: shift.shiftId, minutes: lengthOf(shift) })}
          />
        )}
      </Field>
      <Field label="志愿者编号" isRequired error={errorOf('volunteerNo')}>
        {(control) => (
          <span className="inp">
            <input
              {...control}
              list="hour-entry-missed"
              autoComplete="off"
              maxLength={30}
              value={volunteerNo}
              onChange={({ target }) => change({ volunteerNo: target.value })}
            />
            <datalist id="hour-entry-missed">
              {missed.map((person) => (
                <option key={person.volunteerNo} value={person.volunteerNo} label={person.name} />
              ))}
            </datalist>
          </span>
        )}
      </Field>
      <MinutesField
        minutes={minutes}
        onChange={(minutes) => change({ minutes })}
        error={errorOf('minutes')}
      />
      <HourEntryProof proof={proof} onChange={change} errorOf={errorOf} />
      {enter.error && (enter.error.errors.length === 0 || errorOf('reason')) && (
        <FieldNote error={errorOf('reason') ?? enter.error.msg} />
      )}
    </ConfirmDialog>
  );
}

type MinutesFieldProps = { minutes: number; onChange: (minutes: number) => void; error: string | undefined };

function MinutesField({ minutes, onChange, error }: MinutesFieldProps) {
  return (
    <Field label="分钟" isRequired error={error}>
      {(control) => (
        <span className="inp">
          <input
            {...control}
            type="number"
            min={1}
            max={hourLimits.maxRecordMinutes}
            value={minutes}
            onChange={({ target }) => onChange(Math.trunc(Number(target.value) || 0))}
          />
        </span>
      )}
    </Field>
  );
}

type ShiftSelectProps = {
  control: FieldControl;
  shifts: readonly Shift[];
  shiftId: number;
  onChoose: (shift: Shift) => void;
};

function ShiftSelect({ control, shifts, shiftId, onChoose }: ShiftSelectProps) {
  return (
    <Select
      {...control}
      value={shiftId}
      options={shifts.map((shift) => ({
        value: shift.shiftId,
        label: `${shift.postName} ${dayLabel(shift.startsAt)} ${spanLabel(shift.startsAt, shift.endsAt)}`,
      }))}
      onChoose={(id) => {
        const shift = shifts.find((one) => one.shiftId === Number(id));
        if (shift) onChoose(shift);
      }}
    />
  );
}
