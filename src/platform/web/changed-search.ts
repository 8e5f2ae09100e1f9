/** What of an address changes; an empty part leaves it. */
export type SearchChange = Record<string, string | number | undefined>;

/**
 * The search of an address with parts of it changed. A change starts the list again: `place`, which says how
 * far down the list one is, leaves the address unless it is what changes.
 */
export function changedSearch(
  search: URLSearchParams,
  change: SearchChange,
  place = 'page',
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!(place in change)) next.delete(place);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
