import { Select } from '#platform/web/fields/select.tsx';
import { Check } from 'lucide-react';
import { Field } from '#platform/web/fields/field.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { useActivityForm } from './activity-form-context.ts';
import styles from './activity-form.module.css';

type KeysOf<Value> = {
  [Key in keyof ActivityForm]-?: ActivityForm[Key] extends Value ? Key : never;
}[keyof ActivityForm];
type Shared = { label: string; hint?: string; isRequired?: boolean; className?: string };

const fieldId = (field: string): string => `field-${field}`;

/** One line or several, with the count of characters where it matters. */
export function FormText(
  props: Shared & {
    field: KeysOf<string>;
    max: number;
    isLong?: boolean;
    placeholder?: string;
    isTel?: boolean;
  },
) {
  const { form, set, errorOf } = useActivityForm();
  const { field, max, isLong } = props;
  const value = form[field];
  const shared = {
    value,
    maxLength: max,
    placeholder: props.placeholder,
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  };
  return (
    <Field {...labelled(props)} id={fieldId(field)} error={errorOf(field)}>
      {(control) => (
        <span className={isLong ? 'inp inp--area' : 'inp'}>
          {isLong ? (
            <textarea {...control} {...shared} />
          ) : (
            <input {...control} {...shared} type={props.isTel ? 'tel' : 'text'} />
          )}
          {!isLong && max <= 50 && !props.isTel && (
            <small className={layout.count}>
              {[...value].length} / {max}
            </small>
          )}
        </span>
      )}
    </Field>
  );
}

/** A whole number; empty is null where the field allows it, else 0. */
export function FormNumber(props: Shared & { field: KeysOf<number | null>; max: number; unit?: string }) {
  const { form, set, errorOf } = useActivityForm();
  const { field } = props;
  const isNullable = field === 'minAge' || field === 'maxAge';
  return (
    <NumberField
      {...props}
      id={fieldId(field)}
      error={errorOf(field)}
      value={form[field]}
      onChange={(number) => set({ [field]: number ?? (isNullable ? null : 0) })}
    />
  );
}

type NumberFieldProps = Shared & {
  id: string;
  error: string | undefined;
  value: number | null;
  max: number;
  unit?: string;
  onChange: (value: number | null) => void;
};

/** A whole number with its unit; null while nothing stands there. */
export const NumberField = (props: NumberFieldProps) => (
  <Field {...labelled(props)} id={props.id} error={props.error}>
    {(control) => (
      <span className="inp">
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={props.max}
          step={1}
          value={props.value ?? ''}
          onChange={({ target }) =>
            props.onChange(target.value === '' ? null : Math.trunc(Number(target.value)))
          }
        />
        {props.unit && <small className={layout.count}>{props.unit}</small>}
      </span>
    )}
  </Field>
);

/** One of a closed list, in a native select. */
export function FormSelect<Key extends KeysOf<string | number | null>>(
  props: Shared & { field: Key; options: readonly { value: ActivityForm[Key]; label: string }[] },
) {
  const { form, set, errorOf } = useActivityForm();
  const { field, options } = props;
  const chosen = options.findIndex(({ value }) => value === form[field]);
  return (
    <Field {...labelled(props)} id={fieldId(field)} error={errorOf(field)}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          options={options.map(({ label }, index) => ({ value: index, label }))}
          onChoose={(index) => {
            const option = options[Number(index)];
            if (option) set({ [field]: option.value });
          }}
        />
      )}
    </Field>
  );
}

/** Options of a select or a segment from the words of a contract. */
export const optionsOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  (Object.entries(labels) as [Key, string][]).map(([value, label]) => ({ value, label }));

/** Any of a closed list. */
export function FormChecks(props: {
  legend: string;
  field: 'serviceObjects' | 'guarantees';
  labels: Readonly<Record<string, string>>;
}) {
  const { form, set } = useActivityForm();
  const chosen = form[props.field];
  return (
    <fieldset className={styles.checks}>
      <legend className="lab">{props.legend}</legend>
      {Object.entries(props.labels)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([code, label]) => (
          <label key={code} className="ck">
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                set({
                  [props.field]: target.checked ? [...chosen, code] : chosen.filter((one) => one !== code),
                })
              }
            />
            <i>
              <Check aria-hidden />
            </i>
            {label}
          </label>
        ))}
    </fieldset>
  );
}

/** A list, one entry a line. Empty lines stay while typing and are left out when saving. */
export function FormLines(props: Shared & { field: 'requirements' | 'preparations'; placeholder?: string }) {
  const { form, set, errorOf } = useActivityForm();
  const { field } = props;
  return (
    <Field {...labelled(props)} id={fieldId(field)} error={errorOf(field) ?? errorOf(`${field}.0`)}>
      {(control) => (
        <span className="inp inp--area">
          <textarea
            {...control}
            placeholder={props.placeholder}
            value={form[field].join('\n')}
            onChange={({ target }) => set({ [field]: target.value === '' ? [] : target.value.split('\n') })}
          />
        </span>
      )}
    </Field>
  );
}

const labelled = ({ label, hint, isRequired, className }: Shared): Shared => ({
  label,
  ...(hint === undefined ? {} : { hint }),
  ...(isRequired ? { isRequired } : {}),
  ...(className === undefined ? {} : { className }),
});
