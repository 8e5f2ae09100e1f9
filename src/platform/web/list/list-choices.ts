import { type PageRequest, pageSizes } from '#platform/contract/page-limits.ts';
import { cookieNames, readCookie } from '../session/session-cookies.ts';

/** How somebody wants a list to look: rows on a page, and the columns that they left out. */
export type ListChoices = { pageSize?: PageRequest['pageSize']; hidden: readonly string[] };

/** The choices of the person signed in for one list, named by its address; others at the same browser have their own. */
const placeOf = (list: string): string => `list:${readCookie(cookieNames.id) ?? ''}:${list}`;

/** What was chosen for a list before; nothing where what is stored is no such choice. */
export function readListChoices(list: string): ListChoices {
  try {
    const { pageSize, hidden } = Object(JSON.parse(localStorage.getItem(placeOf(list)) ?? '{}')) as Record<
      string,
      unknown
    >;
    const size = pageSizes.find((one) => one === pageSize);
    const keys = Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [];
    return size === undefined ? { hidden: keys } : { pageSize: size, hidden: keys };
  } catch {
    return { hidden: [] };
  }
}

/** Keeps part of the choices for a list. A browser that refuses storage forgets them with the page. */
export function keepListChoices(list: string, chosen: Partial<ListChoices>): void {
  try {
    localStorage.setItem(placeOf(list), JSON.stringify({ ...readListChoices(list), ...chosen }));
  } catch {
    // Private windows and full storages refuse.
  }
}
