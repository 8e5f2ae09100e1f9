import { useEffect, useRef } from 'react';
import { Field } from './field.tsx';
import styles from './reason-field.module.css';

type ReasonFieldProps = {
  label: string;
  hint?: string;
  /** Frequent reasons, a press each. */
  samples: readonly string[];
  placeholder?: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** 200 unless told. */
  maxLength?: number | undefined;
};

/** A reviewer's reason in words, under the focus once it is missing; a sample puts its words into the text, and out of it again. */
export function ReasonField(props: ReasonFieldProps) {
  const { label, hint, samples, placeholder, text, error, onChange, maxLength = 200 } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) area.current?.focus();
  }, [error]);
  const toggle = (sample: string): void => {
    const parts = text.split('；').filter((part) => part.trim() !== '');
    const without = parts.filter((part) => part !== sample);
    onChange((without.length < parts.length ? without : [...parts, sample]).join('；'));
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <span className={styles.samples}>
            {samples.map((sample) => (
              <button
                key={sample}
                type="button"
                aria-pressed={text.includes(sample)}
                onClick={() => toggle(sample)}
              >
                {sample}
              </button>
            ))}
          </span>
          <span className={`inp inp--area ${styles.area}`}>
            <textarea
              {...control}
              ref={area}
              value={text}
              maxLength={maxLength}
              placeholder={placeholder}
              onChange={({ target }) => onChange(target.value)}
            />
          </span>
        </>
      )}
    </Field>
  );
}
