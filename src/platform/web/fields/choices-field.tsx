import { useId } from 'react';
import { FieldNote } from './field-note.tsx';
import styles from './form-controls.module.css';

type ChoicesFieldProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** When so many are chosen the others cannot be. */
  max: number;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
};

/** Several of a short list. */
export function ChoicesField<Value extends string>(props: ChoicesFieldProps<Value>) {
  const { label, options, chosen, onChange, max, hint, error, isRequired } = props;
  const noteId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error || hint ? noteId : undefined}>
      <legend className="lab">
        {isRequired && (
          <span className="req" aria-hidden>
            *
          </span>
        )}
        {label}
      </legend>
      <div className={styles.list}>
        {options.map(({ value, label: name }) => {
          const isChosen = chosen.includes(value);
          return (
            <label key={value}>
              <input
                type="checkbox"
                checked={isChosen}
                aria-invalid={error ? true : undefined}
                disabled={!isChosen && chosen.length >= max}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
                }
              />
              {name}
            </label>
          );
        })}
      </div>
      <FieldNote id={noteId} className={styles.note} hint={hint} error={error} />
    </fieldset>
  );
}
