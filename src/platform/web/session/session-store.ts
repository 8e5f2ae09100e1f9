import { useSyncExternalStore } from 'react';
import type { MenuEntry } from './menu-entry.ts';

/**
 * What this page knows about its session. `roles` is always `['admin']` once somebody signed in, as the specification
 * asks; nothing decides by it: the server chose the menu and checks every call.
 */
export type SessionState = { roles: readonly string[]; menu: readonly MenuEntry[] | undefined };

const signedOut: SessionState = { roles: [], menu: undefined };
let state = signedOut;
const listeners = new Set<() => void>();

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The page's session state; gone on every new document, then loaded again by the guard. */
export const sessionStore = {
  read: (): SessionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  setRoles: (roles: readonly string[]): void => change({ ...state, roles }),
  setMenu: (menu: readonly MenuEntry[]): void => change({ ...state, menu }),
  reset: (): void => change(signedOut),
};

/** Menu and roles for components of the centres; draws again when the guard has loaded the menu. */
export const useSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => signedOut);
