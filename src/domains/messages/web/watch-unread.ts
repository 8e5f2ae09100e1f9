import { followUnread, type Unread } from './follow-unread.ts';

type Listener = (unread: Unread) => void;

const name = 'unread-messages';
const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/** Calls back whenever the number of unread messages changes. All windows of a browser share one stream. Gives the way to stop. */
export function watchUnread(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

const tellHere = (unread: Unread): void => {
  for (const listener of listeners) listener(unread);
};

function start(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Unread>) => tellHere(data));
  const tell: Listener = (unread) => {
    tellHere(unread);
    if (!signal.aborted) channel?.postMessage(unread);
  };
  if (channel && navigator.locks) leadWhenAlone(tell, signal);
  else followWhileVisible(tell, signal);
  return () => {
    ending.abort();
    channel?.close();
  };
}

/** Whoever holds the lock follows for all windows; the next takes over when that one closes. */
function leadWhenAlone(tell: Listener, signal: AbortSignal): void {
  navigator.locks.request(name, { signal }, () => followUnread(tell, signal)).catch(() => undefined);
}

/** Without locks (plain http) every window follows for itself, but only while it can be seen. */
function followWhileVisible(tell: Listener, signal: AbortSignal): void {
  let following: AbortController | undefined;
  const look = (): void => {
    if (document.visibilityState === 'hidden' || signal.aborted) {
      following?.abort();
      following = undefined;
    } else if (!following) {
      following = new AbortController();
      void followUnread(tell, following.signal);
    }
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', look);
    look();
  });
  look();
}
