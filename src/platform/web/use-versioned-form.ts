import { useState } from 'react';

/** A form as it was read, with the version that saving must still find. */
export type VersionedForm<Form, Version> = { form: Form; version: Version };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a form began with and what is typed. The version belongs to what it began with: the page reads anew behind it. When
 * somebody else saved meanwhile, `takeLatest` begins anew from theirs and keeps the fields that were changed here.
 */
export function useVersionedForm<Form extends object, Version extends number | string>(
  read: () => VersionedForm<Form, Version>,
) {
  const [start, setStart] = useState(read);
  const [form, setForm] = useState(start.form);
  const takeLatest = (): void => {
    const latest = read();
    setForm((typed) => {
      const changed = Object.entries(typed).filter(
        ([name, value]) => !isSame(value, start.form[name as keyof Form]),
      );
      return { ...latest.form, ...Object.fromEntries(changed) };
    });
    setStart(latest);
  };
  return {
    form,
    version: start.version,
    isDirty: !isSame(form, start.form),
    set: (change: Partial<Form>): void => setForm((before) => ({ ...before, ...change })),
    reset: (): void => setForm(start.form),
    /** What was typed is now what is stored. */
    markSaved: (version: Version): void => setStart({ form, version }),
    takeLatest,
  };
}
