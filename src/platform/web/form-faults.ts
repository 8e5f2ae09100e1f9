import { useEffect, useState } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { focusFirstFault } from './focus-first-fault.ts';

/** Sentences by the field they are about; `form` for those about none. */
export type FormFaults = Readonly<Record<string, string | undefined>>;

const fieldIn = (detail: unknown): string | undefined =>
  typeof detail === 'object' && detail !== null && 'field' in detail && typeof detail.field === 'string'
    ? detail.field
    : undefined;

/** Sorts a failure to its fields: named ones by path, refusals by the field that they name or that `byReason` knows. */
export function formFaultsOf(failure: unknown, byReason: Readonly<Record<string, string>> = {}): FormFaults {
  if (!(failure instanceof OperationFailed)) return { form: '没有成功，请稍后再试' };
  const { errors, reason, msg, detail } = failure;
  if (errors.length > 0)
    return Object.fromEntries(
      [...errors].reverse().map((error) => [error.path.replace(/\.\d+(\..*)?$/, ''), error.msg]),
    );
  const field = fieldIn(detail) ?? (reason ? byReason[reason] : undefined);
  return { [field ?? 'form']: msg };
}

type Send = () => Promise<void>;

/** A form that is sent once at a time; what went wrong stands at its field, and the first wrong one gets the focus. */
export function useFormFaults(byReason: Readonly<Record<string, string>> = {}) {
  const [faults, setFaults] = useState<FormFaults>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ form: HTMLFormElement }>();
  useEffect(() => focusFirstFault(failure?.form), [failure]);
  const submit = async (form: HTMLFormElement, send: Send, known: FormFaults = {}): Promise<boolean> => {
    if (isBusy) return false;
    const fail = (faults: FormFaults): false => {
      setFaults(faults);
      setFailure({ form });
      return false;
    };
    if (Object.values(known).some(Boolean)) return fail(known);
    setFaults({});
    setBusy(true);
    try {
      await send();
      return true;
    } catch (failure) {
      return fail(formFaultsOf(failure, byReason));
    } finally {
      setBusy(false);
    }
  };
  /** A field that is being mended is no longer called wrong. */
  const forget = (name: string): void =>
    setFaults((before) => (before[name] ? { ...before, [name]: undefined } : before));
  return { faults, isBusy, submit, forget };
}

/** Name of the field that an event of a form comes from. */
export const fieldOf = (event: { target: EventTarget }): string =>
  'name' in event.target && typeof event.target.name === 'string' ? event.target.name : '';

/** A password as it was typed, or nothing: a space at its end is a fault to be told, and cut off it would not be what was typed. */
export const secretIn = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};

/** The text of a field, or nothing. */
export const textIn = (values: FormData, name: string): string => secretIn(values, name).trim();

/** The sentences of those fields that are still empty. */
export const emptyFields = (
  request: Readonly<Record<string, unknown>>,
  sentences: Readonly<Record<string, string>>,
): FormFaults =>
  Object.fromEntries(
    Object.entries(sentences).filter(([name]) => {
      const value = request[name];
      return !value || (Array.isArray(value) && value.length === 0);
    }),
  );
