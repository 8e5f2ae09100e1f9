import type { LucideIcon } from 'lucide-react';
import type { ClipboardEventHandler } from 'react';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

type InputProps = {
  label: string;
  name: string;
  error: string | undefined;
  icon?: LucideIcon;
  hint?: string;
  isOptional?: boolean;
  type?: 'text' | 'tel';
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
  /** What stands in it at first. */
  initial?: string | undefined;
  className?: string;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
};

/** One line of a form that keeps its own text; the form reads it when it is sent. */
export function TextInput({
  label,
  name,
  error,
  icon: Icon,
  hint,
  isOptional,
  initial,
  className,
  ...input
}: InputProps) {
  const { type = 'text', autoComplete = 'off' } = input;
  return (
    <Field label={label} isRequired={!isOptional} error={error} hint={hint} className={className}>
      {(control) => (
        <span className="inp">
          {Icon && <Icon className="ic" aria-hidden />}
          <input
            {...control}
            {...input}
            type={type}
            name={name}
            defaultValue={initial}
            autoComplete={autoComplete}
            inputMode={type === 'tel' ? 'numeric' : undefined}
          />
        </span>
      )}
    </Field>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  error: string | undefined;
  options: readonly { value: string; label: string }[];
  hint?: string;
  /** What is chosen at first. */
  initial?: string | undefined;
  onChoose?: (value: string) => void;
  className?: string;
};

/** One choice of a list, drawn by the browser, in a form that keeps its own values. */
export function SelectInput({
  label,
  name,
  error,
  options,
  hint,
  initial = '',
  onChoose,
  className,
}: ChoiceProps) {
  return (
    <Field label={label} isRequired error={error} hint={hint} className={className}>
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={initial}
          none="请选择"
          options={options}
          {...(onChoose && { onChoose })}
        />
      )}
    </Field>
  );
}
