/** What of an address changes; an empty part leaves it. */
export type SearchChange = Record<string, string | number | undefined>;

/** What says how far down a list somebody is, and what is open beside it. */
export const places = ['page', 'cursor', 'id'];

/**
 * The search of an address with parts of it changed. A change starts the list again: its `places` leave the address
 * unless they are what changes. The first page needs no word.
 */
export function changedSearch(search: URLSearchParams, change: SearchChange): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const place of places) next.delete(place);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
