import { useState } from 'react';

/**
 * What stands beside a queue: the row that was opened, else the first one. The first one stays while the queue moves on
 * under the reader, for a colleague's decision must not take away what is being read and written about. Gives the way to
 * let go of it, after which the queue's first row of then is shown.
 */
export function useShownId(
  pickedId: number | undefined,
  /** Names the list: another tab, filter or page begins with its own first row. */
  list: string,
  firstId: number | undefined,
): [shownId: number | undefined, letGo: () => void] {
  const [held, setHeld] = useState<{ list: string; id: number }>();
  const isHeld = held?.list === list;
  if (pickedId !== undefined && held) setHeld(undefined);
  if (pickedId === undefined && !isHeld && firstId !== undefined) setHeld({ list, id: firstId });
  return [pickedId ?? (isHeld ? held.id : firstId), () => setHeld(undefined)];
}
