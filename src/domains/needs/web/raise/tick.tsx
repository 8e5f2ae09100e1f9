import { Check } from 'lucide-react';
import { FieldNote } from '#platform/web/fields/field-note.tsx';

type TickProps = {
  name: string;
  label: string;
  isOn: boolean;
  error?: string | undefined;
  onChange: (isOn: boolean) => void;
};

/** One box with what is said by it, and what is wrong while it is empty. */
export const Tick = ({ name, label, isOn, error, onChange }: TickProps) => (
  <div>
    <label className="ck">
      <input
        type="checkbox"
        name={name}
        checked={isOn}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <i>
        <Check className="ic" aria-hidden />
      </i>
      <span>{label}</span>
    </label>
    <FieldNote error={error} />
  </div>
);
