import { useState } from 'react';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { useShownId } from './use-shown-id.ts';

type ShownRowOptions<Row> = {
  url: Pick<UrlFilters, 'id' | 'list'>;
  /** The page of the queue as it stands; empty while another one is on its way. */
  rows: readonly Row[];
  idOf: (row: Row) => number;
};

/**
 * The row beside a queue whose rows say all there is: the one that was opened, else the first. It stays as it was last seen
 * when the queue lets it go under the reader. Gives the way to let go of it, too.
 */
export function useShownRow<Row>({ url, rows, idOf }: ShownRowOptions<Row>): [Row | undefined, () => void] {
  const first = rows[0];
  const [shownId, letGo] = useShownId(url.id, url.list, first && idOf(first));
  const [last, setLast] = useState<Row>();
  const current = rows.find((row) => idOf(row) === shownId);
  if (current !== undefined && current !== last) setLast(current);
  const isLast = last !== undefined && idOf(last) === shownId;
  return [current ?? (isLast ? last : first), letGo];
}
