import { useMemo, useState } from 'react';
import { useIsHydrated } from './islands/use-is-hydrated.ts';
import { dropKeptForm, keepForm, keptPlace, readKeptForm } from './long-form/kept-form.ts';

type Kept<Form> = [form: Form, change: (form: Form) => void, forget: () => void];

/** What is kept under the key until it is forgotten or the tab closes; read once the page lives, as the server has no tab. */
function useKept<Form>(key: string | undefined, begin: (kept: unknown) => Form): Kept<Form> {
  const isHydrated = useIsHydrated();
  // Of the person who opened the form: a session that ends meanwhile moves nothing.
  const place = useMemo(
    () => (isHydrated && key !== undefined ? keptPlace(key) : undefined),
    [isHydrated, key],
  );
  const kept = useMemo(() => place !== undefined && readKeptForm('tab', place)?.form, [place]);
  const [typed, setTyped] = useState<{ form: Form }>();
  const change = (form: Form): void => {
    const keptAt = new Date().toISOString();
    if (place !== undefined) keepForm('tab', place, { form, version: undefined, keptAt });
    setTyped({ form });
  };
  const forget = (): void => {
    if (place !== undefined) dropKeptForm('tab', place);
  };
  return [typed ? typed.form : begin(kept), change, forget];
}

/**
 * A typed text that outlives its field: who looks at something else, or has to log in again, finds it when coming back, until
 * it is sent or the tab closes. Kept for the person who typed it; without a key nothing is kept. Where nothing was typed yet
 * stands `start`. Gives the text, how to change it, and how to forget what is kept.
 */
export const useKeptText = (key: string | undefined, start = ''): Kept<string> =>
  useKept(key, (kept) => (typeof kept === 'string' ? kept : start));

/**
 * The fields of a small form, kept as `useKeptText` keeps one text; what is no one else's business (codes, numbers, files) has
 * its state beside it. Gives the form, how to change some of its fields, and how to forget what is kept.
 */
export function useKeptForm<Form extends object>(
  key: string | undefined,
  start: Form,
): [form: Form, change: (part: Partial<Form>) => void, forget: () => void] {
  const begin = (kept: unknown): Form => ({ ...start, ...(kept as Partial<Form> | false | undefined) });
  const [form, change, forget] = useKept(key, begin);
  return [form, (part) => change({ ...form, ...part }), forget];
}
