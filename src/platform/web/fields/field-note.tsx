import { CircleAlert, CircleCheck } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';

type FieldNoteProps = {
  id?: string | undefined;
  hint?: string | undefined;
  /** Takes the hint's place, and is read out when it comes. */
  error?: string | undefined;
  /** Said in green when the value is confirmed. */
  confirmation?: string | undefined;
  className?: string | undefined;
};

/** The line below what is filled in: what is wrong with it, or that it is right, or how to fill it in; none when there is nothing to say. */
export function FieldNote({ id, hint, error, confirmation, className }: FieldNoteProps) {
  // An empty text is none.
  const text = error || confirmation || hint;
  if (!text) return null;
  const Icon = error ? CircleAlert : CircleCheck;
  const tone = error ? 'hint--err' : confirmation && 'hint--ok';
  return (
    <p id={id} className={classNames('hint', tone, className)} role={error ? 'alert' : undefined}>
      {tone && <Icon className="ic ic-16" aria-hidden />}
      {text}
    </p>
  );
}
