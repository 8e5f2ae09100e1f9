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

/** Tells a listener when the offer changes, until the function that it gives is called. */
export const onOffer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the page runs from the home screen already. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** The browser’s offer; undefined while there is none. */
export const installOffer = (): InstallEvent | undefined => offered;
