import { createContext, useContext } from 'react';
import type { FieldError } from '#platform/contract/envelope.ts';
import type { FormChange } from '#platform/web/long-form/form-editor.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import type { ActivityCheck } from './activity-form-check.ts';

/** What the panels of the form share: the form as typed and what is wrong with it. */
export type ActivityFormContext = {
  form: ActivityForm;
  set: (change: FormChange<ActivityForm>) => void;
  /** Changes when the whole form was replaced, for editors that keep their own text. */
  epoch: number;
  /** What the server refused of the form as it was sent. */
  errors: readonly FieldError[];
  /** The sentence for a field's path such as `shifts.0.endsAt`: the server's refusal, or a blocking finding once sending was tried. */
  errorOf: (path: string) => string | undefined;
  findings: readonly Finding[];
  check: ActivityCheck;
  areas: readonly { code: string; name: string }[];
  /** Places that are taken of a public activity; absent for one that never was. */
  takenCount?: number | undefined;
  /** Key of the drawn cover; the same before and after saving once a choice is pinned. */
  coverKey: string;
  /** Goes on with what is typed as a past activity (补录). */
  tellAsPast: () => void;
};

const context = createContext<ActivityFormContext | undefined>(undefined);
export const ActivityFormProvider = context.Provider;

/** The form around this panel. */
export function useActivityForm(): ActivityFormContext {
  const value = useContext(context);
  if (!value) throw new Error('a panel of the activity form stands outside of it');
  return value;
}
