import { useState } from 'react';
import { Field } from '../field.tsx';
import { TimeInput, timeHint, wrongTimeWords } from './time-input.tsx';

type TimeFieldProps = {
  label: string;
  /** `HH:MM`; empty for none. */
  value: string;
  onChange: (time: string) => void;
  error?: string | undefined;
  hint?: string;
  className?: string;
};

/** A time of day in a form, which always needs one; what is no time is said at the field. */
export function TimeField({ label, value, onChange, error, hint = timeHint, className }: TimeFieldProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <Field {...{ label, hint, className }} isRequired error={isWrong ? wrongTimeWords : error}>
      {(control) => (
        <span className="inp">
          <TimeInput {...control} required value={value} onChange={onChange} onWrong={setWrong} />
        </span>
      )}
    </Field>
  );
}
