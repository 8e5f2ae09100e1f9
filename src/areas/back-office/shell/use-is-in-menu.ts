import { placeEntries } from '#platform/web/session/menu-entry.ts';
import { useSession } from '#platform/web/session/session-store.ts';

/** Whether the server's menu leads to this page: to what nobody may open, nothing leads. */
export function useIsInMenu(path: string): boolean {
  const { menu = [] } = useSession();
  return placeEntries(menu).some((placed) => placed.path === path);
}
