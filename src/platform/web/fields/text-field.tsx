import type { ClipboardEventHandler } from 'react';
import { Field } from './field.tsx';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  type?: 'text' | 'email' | 'tel';
  isOff?: boolean;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
};

/** One line of text in a form. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, maxLength, hint, error, isRequired, type = 'text', isOff, onPaste } = props;
  return (
    <Field label={label} hint={hint ?? ''} error={error ?? ''} isRequired={isRequired ?? false}>
      {(control) => (
        <span className="inp">
          <input
            {...control}
            type={type}
            value={value}
            maxLength={maxLength}
            disabled={isOff}
            autoComplete="off"
            onPaste={onPaste}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
