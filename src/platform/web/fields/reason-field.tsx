import { useEffect, useRef } from 'react';
import { Field } from './field.tsx';
import styles from './reason-field.module.css';

type ReasonFieldProps = {
  label: string;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  /** Frequent reasons, a press each. */
  samples?: readonly string[] | undefined;
  placeholder?: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** What is typed is kept by whoever draws it: leaving it asks nothing. */
  isKept?: boolean;
  /** 200 unless told. */
  maxLength?: number | undefined;
};

/** A reason in words, under the focus once it is missing; a sample puts its words into the text, and out of it again. */
export function ReasonField(props: ReasonFieldProps) {
  const {
    label,
    hint,
    samples = [],
    isRequired,
    placeholder,
    text,
    error,
    onChange,
    maxLength = 200,
  } = props;
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
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <>
          {samples.length > 0 && (
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
          )}
          <span className={`inp inp--area ${styles.area}`}>
            <textarea
              {...control}
              ref={area}
              data-kept={props.isKept}
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
