import type { PlacedEntry } from '#platform/web/session/menu-entry.ts';

/** One place the command palette leads to. */
export type CommandOption = { key: string; label: string; note: string; to: string };
export type CommandGroup = { title: string; options: readonly CommandOption[] };

/** At most so many pages, and so many rows of each list, are offered. */
const offeredPages = 8;
export const offeredRows = 5;

/** Pages of the menu whose title, or whose group, has the text; a page whose title begins with it comes first. */
export function pageOptions(entries: readonly PlacedEntry[], text: string): CommandOption[] {
  return entries
    .filter(({ path, entry }) => !entry.hidden && !entry.redirect && !path.includes(':'))
    .filter(({ entry, above }) => [entry, ...above].some(({ meta }) => meta.title.includes(text)))
    .sort((a, b) => Number(b.entry.meta.title.startsWith(text)) - Number(a.entry.meta.title.startsWith(text)))
    .slice(0, offeredPages)
    .map(({ path, entry, above }) => ({
      key: path,
      label: entry.meta.title,
      note: above.map(({ meta }) => meta.title).join(' / '),
      to: path,
    }));
}
