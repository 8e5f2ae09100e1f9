import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Field } from '#platform/web/ui/field.tsx';
import styles from './register.module.css';

type InputProps = {
  label: string;
  name: string;
  error: string | undefined;
  icon?: LucideIcon;
  hint?: string;
  isOptional?: boolean;
  type?: 'text' | 'tel' | 'date';
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
  max?: string;
  isWide?: boolean;
};

/** One line of a register form. */
export function TextInput({
  label,
  name,
  error,
  icon: Icon,
  hint,
  isOptional,
  isWide,
  ...input
}: InputProps) {
  const { type = 'text', autoComplete = 'off' } = input;
  return (
    <Field
      label={label}
      isRequired={!isOptional}
      error={error}
      hint={hint}
      className={isWide ? styles.wide : undefined}
    >
      {(control) => (
        <span className="inp">
          {Icon && <Icon className="ic" aria-hidden />}
          <input
            {...control}
            {...input}
            type={type}
            name={name}
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
  onChoose?: (value: string) => void;
  isWide?: boolean;
};

/** One choice of a list, drawn by the browser. */
export function SelectInput({ label, name, error, options, hint, onChoose, isWide }: ChoiceProps) {
  return (
    <Field label={label} isRequired error={error} hint={hint} className={isWide ? styles.wide : undefined}>
      {(control) => (
        <span className="inp">
          <select
            {...control}
            name={name}
            defaultValue=""
            onChange={(event) => onChoose?.(event.target.value)}
          >
            <option value="">请选择</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

type PickGroupProps = {
  legend: string;
  note?: string;
  error: string | undefined;
  children: ReactNode;
};

/** A group of ticks or radios under one name. */
export function PickGroup({ legend, note, error, children }: PickGroupProps) {
  const noteId = useId();
  return (
    <fieldset className={classNames(styles.group, styles.wide)} aria-describedby={error ? noteId : undefined}>
      <legend>
        <span className="req" aria-hidden>
          *
        </span>
        {legend}
        {note && <small>{note}</small>}
      </legend>
      {children}
      {error && (
        <p className="hint hint--err" id={noteId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type CategoryPicksProps = {
  categories: readonly { key: CategoryKey; name: string }[];
  name: string;
  /** One, or up to four. */
  isSingle?: boolean;
  error: string | undefined;
};

/** The twelve categories with their pictures. */
export const CategoryPicks = ({ categories, name, isSingle, error }: CategoryPicksProps) => (
  <div className={styles.picks}>
    {categories.map(({ key, name: label }) => (
      <label key={key}>
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          value={key}
          aria-invalid={error ? true : undefined}
        />
        <img src={motifUrl(key)} alt="" width={46} height={46} loading="lazy" />
        {label}
      </label>
    ))}
  </div>
);

/** 选择身份 → 填写资料 → 完成. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {names.map((name, place) => (
        <li
          key={name}
          className={classNames(place < current && styles.past, place === current && styles.now)}
          aria-current={place === current ? 'step' : undefined}
        >
          <i aria-hidden>{place < current ? '✓' : place + 1}</i>
          {name}
        </li>
      ))}
    </ol>
  );
}
