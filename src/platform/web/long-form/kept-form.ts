import { dayMs } from '#platform/contract/durations.ts';
import { cookieNames, readCookie } from '../session/session-cookies.ts';

/** What was typed and is not stored yet, the version it was based on, and when it was put aside (ISO instant). */
export type KeptForm = { form: unknown; version: number | string | undefined; keptAt: string };

/** `device`: outlives the browser, for texts that are meant to be public · `tab`: gone with the tab, for what is personal. */
export type KeptIn = 'device' | 'tab';

const keptDays = 30;

const storageOf = (where: KeptIn): Storage => (where === 'device' ? localStorage : sessionStorage);

/** Where a form of the person signed in is kept; another person at the same device never meets it. */
export const keptPlace = (name: string): string => `kept-form:${readCookie(cookieNames.id) ?? ''}:${name}`;

/** Puts a form aside. A browser that refuses storage loses only this second net. */
export function keepForm(where: KeptIn, place: string, kept: KeptForm): void {
  try {
    storageOf(where).setItem(place, JSON.stringify(kept));
  } catch {
    // Private windows and full storages refuse; the text is still on the screen.
  }
}

/** What is still held under this place, at most 30 days old, or undefined. */
export function readKeptForm(where: KeptIn, place: string): KeptForm | undefined {
  try {
    const kept = JSON.parse(storageOf(where).getItem(place) ?? 'null') as KeptForm | null;
    const isHeld = kept && Date.now() - Date.parse(kept.keptAt) < keptDays * dayMs;
    return isHeld && kept.form !== undefined ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: saved, or given up by the person. */
export function dropKeptForm(where: KeptIn, place: string): void {
  try {
    storageOf(where).removeItem(place);
  } catch {
    // Nothing was kept where storage is refused.
  }
}
