import { useId } from 'react';
import { Chip } from '#platform/web/ui/chip.tsx';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './need-raise.module.css';

type ChipGroupProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onPress: (value: Value) => void;
  error?: string | undefined;
  hint?: string;
};

/** One or several of a few, each a press. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, options, chosen, onPress, error, hint } = props;
  const noteId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error || hint ? noteId : undefined}>
      <legend>
        <span className="req" aria-hidden>
          *
        </span>
        {label}
      </legend>
      <div className={styles.chips} data-invalid={error ? true : undefined}>
        {options.map(({ value, label: name }) => (
          <Chip key={value} isOutlined isOn={chosen.includes(value)} onPress={() => onPress(value)}>
            {name}
          </Chip>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
