import type { NewsForm } from '../../contract/news-form.contract.ts';

/** What was typed and could not be sent, and when it was put aside. */
export type KeptNews = { form: NewsForm; keptAt: string };

const keyOf = (dynamicId: number | undefined): string => `news-form:${dynamicId ?? 'new'}`;

/** Puts a form aside on this device. A browser that refuses storage loses only this second net. */
export function keepNews(dynamicId: number | undefined, kept: KeptNews): void {
  try {
    localStorage.setItem(keyOf(dynamicId), JSON.stringify(kept));
  } catch {
    // Private windows and full storages refuse; the text is still on the screen.
  }
}

/** What this device still holds of a form, or undefined. */
export function readKeptNews(dynamicId: number | undefined): KeptNews | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(dynamicId)) ?? 'null') as KeptNews | null;
    return kept && typeof kept.form?.title === 'string' && typeof kept.form.content === 'string'
      ? kept
      : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: saved, or given up by the person. */
export function dropKeptNews(dynamicId: number | undefined): void {
  try {
    localStorage.removeItem(keyOf(dynamicId));
  } catch {
    // Nothing was kept where storage is refused.
  }
}
