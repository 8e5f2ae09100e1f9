import { minuteMs } from '#platform/contract/durations.ts';
import { addDays, spanLabel, timeLabel } from '#platform/contract/instants.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { TimeField } from '#platform/web/fields/time/time-field.tsx';
import type { MyHour } from './my-hour.ts';
import styles from './should-be.module.css';

type Typed = { from: string; to: string; minutes: string };

/** The record as it stands, to be changed where it is wrong. */
export const recordedOf = ({ startsAt, endsAt, minutes }: MyHour): Typed => ({
  from: timeLabel(startsAt),
  to: timeLabel(endsAt),
  minutes: String(minutes),
});

/** A time of the record's day. */
export const startOf = ({ serviceOn }: MyHour, time: string): string => `${serviceOn}T${time}:00+08:00`;

/** The same for an end: 00:00 is the midnight after. */
export const endOf = ({ serviceOn }: MyHour, time: string): string =>
  `${time === '00:00' ? addDays(serviceOn, 1) : serviceOn}T${time}:00+08:00`;

const lasted = (hour: MyHour, { from, to }: Typed): number =>
  (Date.parse(endOf(hour, to)) - Date.parse(startOf(hour, from))) / minuteMs;

type ShouldBeProps = {
  hour: MyHour;
  typed: Typed;
  onChange: (typed: Typed) => void;
  errorOf: (path: string) => string | undefined;
};

/** 现在的记录 above 应该是: times are changed where they are wrong, and the minutes follow until they are typed. */
export function ShouldBe({ hour, typed, onChange, errorOf }: ShouldBeProps) {
  const setTimes = (change: Partial<Typed>): void => {
    const after = { ...typed, ...change };
    const minutes = Number(typed.minutes) + lasted(hour, after) - lasted(hour, typed);
    onChange({ ...after, minutes: minutes >= 1 ? String(Math.min(minutes, 480)) : typed.minutes });
  };
  return (
    <div className={styles.sides}>
      <div className={styles.recorded}>
        <span className="lab">现在的记录</span>
        <p>
          {spanLabel(hour.startsAt, hour.endsAt)}，{hour.minutes} 分钟
        </p>
      </div>
      <fieldset className={styles.wished}>
        <legend className="lab">应该是</legend>
        <TimeField
          label="从"
          hint=""
          value={typed.from}
          error={errorOf('times.startsAt')}
          onChange={(from) => setTimes({ from })}
        />
        <TimeField
          label="到"
          hint=""
          value={typed.to}
          error={errorOf('times.endsAt')}
          onChange={(to) => setTimes({ to })}
        />
        <Field label="应该是多少分钟" isRequired error={errorOf('minutes')}>
          {(control) => (
            <span className="inp">
              <input
                {...control}
                inputMode="numeric"
                maxLength={3}
                value={typed.minutes}
                onChange={({ target }) => onChange({ ...typed, minutes: target.value.replace(/\D/g, '') })}
              />
            </span>
          )}
        </Field>
      </fieldset>
    </div>
  );
}
