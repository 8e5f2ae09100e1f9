import { useSyncExternalStore } from 'react';

/** Chromium's event before it offers to put the site on the home screen; other browsers have only their own menu. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();
const tellAll = (): void => listeners.forEach((listener) => listener());

/** Keeps the browser's offer for the entry 添加到手机桌面, and takes the offline page aboard. Called once, at the start of a client. */
export function prepareApp(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    tellAll();
  });
  addEventListener('appinstalled', () => {
    offered = undefined;
    tellAll();
  });
  // The offline page is a comfort: where it cannot be had, everything else works.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the page runs from the home screen already. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Asks the browser to put the site on the home screen; undefined where it offers nothing and only its own menu can do it. */
export function useInstall(): (() => void) | undefined {
  const event = useSyncExternalStore(subscribe, () => offered);
  return event && (() => void event.prompt());
}
