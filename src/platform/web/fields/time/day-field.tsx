import { Field } from '../field.tsx';
import { DayInput, PlainDayInput } from './day-input.tsx';

type LabelProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  className?: string;
  /** First and last day that may be chosen. */
  min?: string;
  max?: string;
};
type DayFieldProps = LabelProps & {
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  onChange: (day: string) => void;
  isOff?: boolean;
  /** An emptied field tells nobody: the day stays until another is typed. */
  isNeeded?: boolean;
};

/** A day in a form. */
export function DayField({ label, hint, error, isRequired, className, isOff, ...input }: DayFieldProps) {
  return (
    <Field {...{ label, hint, error, isRequired, className }}>
      {(control) => (
        <span className="inp">
          <DayInput {...control} {...input} disabled={isOff} />
        </span>
      )}
    </Field>
  );
}

type PlainDayFieldProps = LabelProps & {
  name: string;
  autoComplete?: string;
  /** What stands in it at first. */
  initial?: string | undefined;
};

/** A day in a form that keeps its own values and reads them when it is sent. */
export function PlainDayField({
  label,
  hint,
  error,
  isRequired = true,
  className,
  ...input
}: PlainDayFieldProps) {
  return (
    <Field {...{ label, hint, error, isRequired, className }}>
      {(control) => (
        <span className="inp">
          <PlainDayInput autoComplete="off" {...control} {...input} />
        </span>
      )}
    </Field>
  );
}
