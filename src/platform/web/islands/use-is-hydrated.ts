import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's drawing and until the island lives, then true: a button must not be pressed before it can act. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
