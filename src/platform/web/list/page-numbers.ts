/** A page number, or a gap where numbers are left out. `near` pages stay on a phone, the others give way. */
export type PageStop = { kind: 'page'; page: number; isNear: boolean } | { kind: 'gap'; after: number };

/** The stops of a pager: first, last, and two on each side of the current page; pages count from 1. */
export function pageStops(current: number, pageCount: number): PageStop[] {
  const shown = new Set<number>([1, pageCount]);
  for (let page = current - 2; page <= current + 2; page++)
    if (page >= 1 && page <= pageCount) shown.add(page);
  const stops: PageStop[] = [];
  let previous = 0;
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page - previous === 2) stops.push({ kind: 'page', page: page - 1, isNear: false });
    if (page - previous > 2) stops.push({ kind: 'gap', after: previous });
    stops.push({ kind: 'page', page, isNear: Math.abs(page - current) <= 1 });
    previous = page;
  }
  return stops;
}
