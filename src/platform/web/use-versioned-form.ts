import { useEffect, useState } from 'react';
import { dropKeptForm, keepForm, keptPlace, readKeptForm } from './long-form/kept-form.ts';

/** A form as it was read, with the version that saving must still find. */
export type VersionedForm<Form, Version> = { form: Form; version: Version };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that were changed. */
const changedIn = <Form extends object>(form: Form, start: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => !isSame(value, start[name as keyof Form])),
  ) as Partial<Form>;

/**
 * What a form began with and what is typed. The version belongs to what it began with: the page reads anew behind it. When
 * somebody else saved meanwhile, `takeLatest` begins anew from theirs and keeps the fields that were changed here. What was
 * changed and not saved outlives a lost session in this tab, under `keptAs`. A form that takes effect at once is saved only
 * when asked, one save at a time: it needs no clock and no queue, as `useFormEditor` has them for drafts.
 */
export function useVersionedForm<Form extends object, Version extends number | string>(
  read: () => VersionedForm<Form, Version>,
  keptAs: string,
) {
  const [place] = useState(() => keptPlace(keptAs));
  const [start, setStart] = useState(read);
  const [form, setForm] = useState(
    () => ({ ...start.form, ...(readKeptForm('tab', place)?.form as Partial<Form> | undefined) }) as Form,
  );
  const isDirty = !isSame(form, start.form);
  useEffect(() => {
    const keptAt = new Date().toISOString();
    if (isDirty)
      keepForm('tab', place, { form: changedIn(form, start.form), version: start.version, keptAt });
    else dropKeptForm('tab', place);
  }, [place, form, start, isDirty]);
  const takeLatest = (): void => {
    const latest = read();
    setForm((typed) => ({ ...latest.form, ...changedIn(typed, start.form) }));
    setStart(latest);
  };
  return {
    form,
    version: start.version,
    isDirty,
    set: (change: Partial<Form>): void => setForm((before) => ({ ...before, ...change })),
    reset: (): void => setForm(start.form),
    /** What is typed is given up, and not put back when the form opens again. */
    forget: (): void => dropKeptForm('tab', place),
    /** What was typed is now what is stored. */
    markSaved: (version: Version): void => setStart({ form, version }),
    takeLatest,
  };
}
