import { Field } from './field.tsx';
import styles from './form-controls.module.css';

type TextAreaFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
};

/** Several lines of text, with how many characters are there. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, value, onChange, maxLength, hint, error, isRequired } = props;
  return (
    <Field label={label} hint={hint ?? ''} error={error ?? ''} isRequired={isRequired ?? false}>
      {(control) => (
        <span className="inp inp--area">
          <textarea
            {...control}
            value={value}
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
          />
          <small className={styles.count}>
            {[...value].length} / {maxLength}
          </small>
        </span>
      )}
    </Field>
  );
}
