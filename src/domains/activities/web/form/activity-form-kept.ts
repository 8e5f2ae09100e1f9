import type { ActivityForm } from '../../contract/activity-form.contract.ts';

/** What was typed and could not be sent, with the version it was based on and when it was put aside. */
export type KeptForm = { form: ActivityForm; version: number | undefined; keptAt: string };

const keyOf = (activityId: number | undefined): string => `activity-form:${activityId ?? 'new'}`;

/** Puts a form aside on this device. A browser that refuses storage loses only this second net. */
export function keepForm(activityId: number | undefined, kept: KeptForm): void {
  try {
    localStorage.setItem(keyOf(activityId), JSON.stringify(kept));
  } catch {
    // Private windows and full storages refuse; the text is still on the screen.
  }
}

/** What this device still holds of a form, or undefined. */
export function readKeptForm(activityId: number | undefined): KeptForm | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(activityId)) ?? 'null') as KeptForm | null;
    return kept && Array.isArray(kept.form?.shifts) && typeof kept.form.title === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: saved, or given up by the person. */
export function dropKeptForm(activityId: number | undefined): void {
  try {
    localStorage.removeItem(keyOf(activityId));
  } catch {
    // Nothing was kept where storage is refused.
  }
}
