import { useId, type ReactNode } from 'react';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './register.module.css';

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
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

type CategoryPicksProps = {
  categories: readonly { key: CategoryKey; name: string }[];
  name: string;
  /** One, or up to four. */
  isSingle?: boolean;
  /** Chosen at first. */
  initial?: string | undefined;
  error: string | undefined;
};

/** The twelve categories with their pictures. */
export const CategoryPicks = ({ categories, name, isSingle, initial, error }: CategoryPicksProps) => (
  <div className={styles.picks}>
    {categories.map(({ key, name: label }) => (
      <label key={key}>
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          value={key}
          defaultChecked={key === initial}
          data-invalid={error ? true : undefined}
        />
        <img src={motifUrl(key)} alt="" width={46} height={46} loading="lazy" />
        {label}
      </label>
    ))}
  </div>
);

type SubmitButtonProps = { isBusy: boolean; label: string; busyLabel: string; isCool?: boolean };

/** The one button of a register form; ready once the page lives, for before a press would post the form to nowhere. */
export function SubmitButton({ isBusy, label, busyLabel, isCool }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      type="submit"
      size="lg"
      isBlock
      look={isCool ? 'cool' : 'primary'}
      disabled={!isHydrated}
      isBusy={isBusy}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}

/** The end of a register form: consents, what went wrong with none of the fields, the button. */
export const FormFoot = (props: { consents: ReactNode; error: string | undefined; button: ReactNode }) => (
  <>
    <div className={styles.agree}>
      {props.consents}
      {props.error && (
        <Notice kind="error" isLive>
          {props.error}
        </Notice>
      )}
      {props.button}
    </div>
    <noscript>
      <p className="hint">注册需要启用浏览器脚本（JavaScript），也可以到任一文明实践站现场办理。</p>
    </noscript>
  </>
);
