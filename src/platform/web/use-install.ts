import { useSyncExternalStore } from 'react';
import { installOffer, onOffer } from './install-app.ts';

/** Asks the browser to put the site on the home screen; undefined where it offers nothing and only its own menu can do it. */
export function useInstall(): (() => void) | undefined {
  const event = useSyncExternalStore(onOffer, installOffer);
  return event && (() => void event.prompt());
}
