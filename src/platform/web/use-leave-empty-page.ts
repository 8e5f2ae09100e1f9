import { useEffect } from 'react';

export type Listed = { list: readonly unknown[]; total: number; pageSize: number };

/** Leaves a page that has run empty, such as the last of a queue once all of it is decided, for the last with rows. */
export function useLeaveEmptyPage(
  page: number,
  listed: Listed | undefined,
  go: (page: number) => void,
): void {
  const isEmpty = listed?.list.length === 0 && listed.total > 0;
  const last = isEmpty ? Math.ceil(listed.total / listed.pageSize) : page;
  useEffect(() => {
    if (last < page) go(last);
  });
}
