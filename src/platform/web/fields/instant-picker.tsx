import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { toInstant } from '#platform/contract/instants.ts';

type InstantPickerProps = {
  id?: string;
  label?: string;
  value: string | null;
  onChange: (instant: string | null) => void;
  placeholder?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
};

/** Wall clock in Asia/Shanghai as a day.js value without zone: pickers show the city's time wherever the browser is. */
export const wallClockOf = (instant: string): dayjs.Dayjs => dayjs(toInstant(new Date(instant)).slice(0, 19));

/** The instant a Shanghai wall clock means. */
export const instantOfWallClock = (clock: dayjs.Dayjs): string =>
  `${clock.format('YYYY-MM-DDTHH:mm')}:00+08:00`;

/** A day and a time, minutes in steps of five, in Shanghai time; needs `AntdFrame` around it. */
export function InstantPicker(props: InstantPickerProps) {
  return (
    <DatePicker
      id={props.id}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      className="pick"
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format="YYYY-MM-DD HH:mm"
      placeholder={props.placeholder ?? '选择日期和时间'}
      needConfirm={false}
      status={props.isInvalid ? 'error' : ''}
      disabled={props.isDisabled}
      value={props.value === null ? null : wallClockOf(props.value)}
      onChange={(clock: dayjs.Dayjs | null) => props.onChange(clock ? instantOfWallClock(clock) : null)}
    />
  );
}
