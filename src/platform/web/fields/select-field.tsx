import { Field } from './field.tsx';
import { Select } from './select.tsx';

type SelectFieldProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string; isOff?: boolean }[];
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
};

/** One choice of a form, drawn by the browser: it works inside dialogs, by keyboard and on phones alike. */
export function SelectField({ label, value, options, onChange, hint, error, isRequired }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint ?? ''} error={error ?? ''} isRequired={isRequired ?? false}>
      {(control) => <Select {...control} value={value} options={options} onChoose={onChange} />}
    </Field>
  );
}
