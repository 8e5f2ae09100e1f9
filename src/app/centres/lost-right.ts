import type { MenuEntry } from '#platform/web/session/menu-entry.ts';
import { placeEntries } from '#platform/web/session/menu-entry.ts';

type LostRightPort = {
  /** The menu on show; undefined before there is one. */
  menu: () => readonly MenuEntry[] | undefined;
  /** The menu as the server now gives it. */
  loadMenu: () => Promise<readonly MenuEntry[]>;
  /** Leaves for another document: nothing that was drawn with the lost right stays. */
  leaveFor: (path: string) => void;
  pathname: () => string;
};

const pathsOf = (menu: readonly MenuEntry[]): string[] => placeEntries(menu).map(({ path }) => path);

/**
 * Gives what follows a forbidden call of staff: when the menu has changed meanwhile, the page is drawn anew with it, or /401 inside the
 * shell says in one sentence that it is no longer theirs. True when that happens. Calls that fail together ask once.
 */
export function createLostRight(port: LostRightPort): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const menu = port.menu();
    if (!menu) return false;
    const [before, now] = [pathsOf(menu), pathsOf(await port.loadMenu())];
    const isSame = before.length === now.length && before.every((path) => now.includes(path));
    if (isSame) return false;
    const here = port.pathname();
    const asked = here.replace(/\/\d+(?=\/|$)/g, '/:id');
    port.leaveFor(now.includes(asked) ? here : '/401');
    return true;
  };
  return () =>
    (asking ??= ask()
      .catch(() => false)
      .then((isLeaving) => {
        // A document that is being left keeps its silence.
        if (!isLeaving) asking = undefined;
        return isLeaving;
      }));
}
