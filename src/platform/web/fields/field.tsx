import { type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldNote } from './field-note.tsx';

/** What the control inside a field must carry. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  label: string;
  /** Below the control; an error takes its place. */
  hint?: string;
  error?: string;
  /** Said in green when the value is confirmed, such as a free account name. */
  confirmation?: string;
  isRequired?: boolean;
  /** Needed when something outside, such as an error summary, must point at the control. */
  id?: string;
  /** Draws the control, usually inside `<span className="inp">`. */
  children: (control: FieldControl) => ReactNode;
  className?: string;
};

/** A labelled control with its hint, error or confirmation, tied together for screen readers. */
export function Field(props: FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const noteId = `${id}-note`;
  const hasNote = Boolean(props.error || props.confirmation || props.hint);
  return (
    <div className={classNames('field', props.className)}>
      <label htmlFor={id}>
        {props.isRequired && (
          <span className="req" aria-hidden>
            *
          </span>
        )}
        {props.label}
      </label>
      {props.children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': props.error ? true : undefined,
        'aria-required': props.isRequired || undefined,
      })}
      <FieldNote id={noteId} hint={props.hint} error={props.error} confirmation={props.confirmation} />
    </div>
  );
}
