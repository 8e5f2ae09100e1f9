import { useSyncExternalStore } from 'react';

/** Below this the sidebar is a drawer (requirements.md 9: 992 px). */
const query = '(max-width: 991.98px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is narrower than 992 px. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
