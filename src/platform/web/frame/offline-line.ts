import { timeLabel } from '#platform/contract/instants.ts';

let line: HTMLElement | undefined;

/**
 * Says at the foot of the page that there is no network and of when the content is, for as long as the browser says so. What is
 * open stays and can be read. Plain DOM, so that it serves documents and centres alike. Safe to call again.
 */
export function watchNetwork(): void {
  window.addEventListener('offline', show);
  window.addEventListener('online', hide);
  if (!navigator.onLine) show();
}

function show(): void {
  if (line?.isConnected) return;
  line = document.createElement('section');
  line.className = 'waiting-line';
  line.setAttribute('aria-label', '网络');
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'status');
  line.append(sentence);
  document.body.append(line);
  // Read out because it comes into a region that is there already.
  sentence.textContent = `没有网络，看到的是 ${timeLabel(new Date().toISOString())} 的内容，连上后会自己继续`;
}

function hide(): void {
  line?.remove();
  line = undefined;
}

/** Waits until the browser has a network again, or nobody waits any more. */
export function untilOnline(signal?: AbortSignal): Promise<void> {
  // Where there is no browser nobody waits for one.
  if (globalThis.navigator?.onLine !== false) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      window.removeEventListener('online', end);
      resolve();
    };
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end, { once: true });
  });
}
