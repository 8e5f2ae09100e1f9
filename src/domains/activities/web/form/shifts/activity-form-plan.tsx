import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { addDays, dayLabel, labelDay, weekdayNames, weekdayOf } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ChoicesField } from '#platform/web/fields/choices-field.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { DayInput } from '#platform/web/fields/time/day-input.tsx';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import { listCalendarMarksCall } from '../../activities.calls.ts';
import { useActivityForm } from '../activity-form-context.ts';
import styles from './activity-form-plan.module.css';
import { daysOf, type Passed, type PlannedDay, planShifts, type ShiftRule } from './shift-plan.rules.ts';

const intervals = ['每周', '每两周', '每三周', '每四周'].map((label, index) => ({
  value: String(index + 1),
  label,
}));
/** Monday first, as weeks are read here. */
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
  value: String(weekday),
  label: weekdayNames[weekday] ?? '',
}));
const endings = [
  { value: 'times', label: '排满几天' },
  { value: 'until', label: '排到某一天' },
];
const passes: { value: Passed; label: string }[] = [
  { value: 'holiday', label: '法定节假日' },
  { value: 'makeUp', label: '调休上班的日子' },
];
/** Days a year has. */
const mostTimes = 366;

/** 按规则排: the shifts of one day again on chosen weekdays; every day is shown beforehand with what is left out and why. */
export function ActivityFormPlan({ onAdd }: { onAdd: (shifts: ShiftForm[]) => void }) {
  const { form } = useActivityForm();
  const days = daysOf(form.shifts);
  const [first = labelDay()] = days;
  const [rule, setRule] = useState<ShiftRule>(() => ruleFor(first));
  const pattern = days.includes(rule.pattern) ? rule.pattern : first;
  const put = (patch: Partial<ShiftRule>): void => setRule({ ...rule, pattern, ...patch });
  const marks = useOperationQuery(listCalendarMarksCall, { from: first }, { reportedBy: 'form' });
  const planned = planShifts(
    form.shifts,
    { ...rule, pattern },
    { marks: new Map(marks.data?.days.map((mark) => [mark.day, mark])), today: labelDay() },
  );
  const added = planned.flatMap(({ shifts }) => shifts);
  return (
    <div className={styles.plan}>
      {days.length > 1 && (
        <SelectField
          label="照哪一天的场次"
          value={pattern}
          options={days.map((day) => ({ value: day, label: dayLabel(day) }))}
          onChange={(day) => put({ pattern: day })}
        />
      )}
      <ChoicesField
        label="在哪几天"
        options={weekdays}
        chosen={rule.weekdays.map(String)}
        max={weekdays.length}
        onChange={(chosen) => put({ weekdays: chosen.map(Number) })}
      />
      <div className={styles.pair}>
        <SelectField
          label="隔多久"
          value={String(rule.everyWeeks)}
          options={intervals}
          onChange={(weeks) => put({ everyWeeks: Number(weeks) })}
        />
        <SelectField
          label="排到什么时候"
          value={'times' in rule.end ? 'times' : 'until'}
          options={endings}
          onChange={(kind) => put({ end: kind === 'times' ? { times: 8 } : { until: addDays(pattern, 56) } })}
        />
        <EndField end={rule.end} onChange={(end) => put({ end })} />
      </div>
      <ChoicesField
        label="跳过"
        hint="按工作日历；明年的放假安排公布后中心会补上"
        options={passes}
        chosen={rule.passes}
        max={passes.length}
        onChange={(chosen) => put({ passes: chosen })}
      />
      {marks.error && <Notice kind="error">现在读不到工作日历，放假的日子没有标出来。</Notice>}
      <PlannedDays planned={planned} />
      <Button look="line" disabled={added.length === 0 || marks.isPending} onClick={() => onAdd(added)}>
        <CalendarPlus className="ic" aria-hidden />
        {added.length === 0 ? '没有可以加的场次' : `把这 ${added.length} 场加进来`}
      </Button>
    </div>
  );
}

const ruleFor = (day: string): ShiftRule => ({
  pattern: day,
  weekdays: [weekdayOf(day)],
  everyWeeks: 1,
  end: { times: 8 },
  passes: ['holiday', 'makeUp'],
});

/** How many days, or which is the last. */
function EndField({ end, onChange }: { end: ShiftRule['end']; onChange: (end: ShiftRule['end']) => void }) {
  const isTimes = 'times' in end;
  return (
    <Field label={isTimes ? '一共几天' : '最后一天'}>
      {(control) => (
        <span className="inp">
          {isTimes ? (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={mostTimes}
              value={end.times || ''}
              onChange={({ target }) =>
                onChange({ times: Math.min(mostTimes, Math.max(0, Math.trunc(Number(target.value) || 0))) })
              }
            />
          ) : (
            <DayInput {...control} value={end.until} onChange={(until) => onChange({ until })} />
          )}
        </span>
      )}
    </Field>
  );
}

/** Every day the rule comes to; what adds nothing says why. */
function PlannedDays({ planned }: { planned: readonly PlannedDay[] }) {
  const left = planned.filter(({ leftOut }) => leftOut !== undefined).length;
  if (planned.length === 0) return <p className="muted">这样排不出日子，换个星期或日期试试。</p>;
  return (
    <section className={styles.days} aria-label="会排在哪几天">
      <p className="muted" aria-live="polite">
        会排 {planned.length - left} 天{left > 0 && `，跳过 ${left} 天`}：
      </p>
      <ol>
        {planned.map(({ day, shifts, leftOut, note }) => (
          <li key={day} className={leftOut === undefined ? undefined : styles.out}>
            <span>{dayLabel(day)}</span>
            <small>{leftOut === undefined ? (note ?? `${shifts.length} 场`) : `跳过：${leftOut}`}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
