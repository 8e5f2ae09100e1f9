import { useMemo, useRef, useState } from 'react';
import { useIsHydrated } from './islands/use-is-hydrated.ts';
import { dropKeptForm, keepForm, keptPlace, readKeptForm } from './long-form/kept-form.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is kept under the key until it is forgotten or the tab closes; read once the page lives, as the server has no tab. */
function useKept(key: string | undefined) {
  const isHydrated = useIsHydrated();
  // Of the person who opened the form: a session that ends meanwhile moves nothing.
  const place = useMemo(
    () => (isHydrated && key !== undefined ? keptPlace(key) : undefined),
    [isHydrated, key],
  );
  const kept = useMemo(() => place !== undefined && readKeptForm('tab', place)?.form, [place]);
  const forget = (): void => {
    if (place !== undefined) dropKeptForm('tab', place);
  };
  const keep = (form: unknown): void => {
    if (place !== undefined)
      keepForm('tab', place, { form, version: undefined, keptAt: new Date().toISOString() });
  };
  return { kept, keep, forget };
}

/**
 * A typed text that outlives its field: who looks at something else, or has to log in again, finds it when coming back, until
 * it is sent or the tab closes. Kept for the person who typed it; without a key nothing is kept. Where nothing was typed yet
 * stands `start`. Gives the text, how to change it, and how to forget what is kept.
 */
export function useKeptText(
  key: string | undefined,
  start = '',
): [text: string, change: (text: string) => void, forget: () => void] {
  const { kept, keep, forget } = useKept(key);
  const [typed, setTyped] = useState<string>();
  const change = (text: string): void => {
    keep(text);
    setTyped(text);
  };
  return [typed ?? (typeof kept === 'string' ? kept : start), change, forget];
}

/**
 * The fields of a small form, kept as `useKeptText` keeps one text: those that differ from `start`, so that what somebody else
 * changed meanwhile is not put back as it was. What is no one else's business is named in `never` and has to be typed again.
 * Gives the form, how to change some of its fields, and how to forget what is kept.
 */
export function useKeptForm<Form extends object>(
  key: string | undefined,
  start: Form,
  never: readonly (keyof Form)[] = [],
): [form: Form, change: (part: Partial<Form>) => void, forget: () => void] {
  const { kept, keep, forget } = useKept(key);
  const [typed, setTyped] = useState<Form>();
  // Two changes of one press come before the form is drawn anew.
  const latest = useRef<Form>(undefined);
  const form = typed ?? { ...start, ...(typeof kept === 'object' ? (kept as Partial<Form>) : {}) };
  const change = (part: Partial<Form>): void => {
    const next = { ...(latest.current ?? form), ...part };
    latest.current = next;
    const isKept = ([name, value]: [string, unknown]): boolean =>
      !never.includes(name as keyof Form) && !isSame(value, start[name as keyof Form]);
    keep(Object.fromEntries(Object.entries(next).filter(isKept)));
    setTyped(next);
  };
  return [form, change, forget];
}
