import { followUnread, type StreamNews, type Unread } from './follow-unread.ts';

type Listener = (news: StreamNews) => void;

const name = 'unread-messages';
/** A window that has just begun asks the one that follows. */
const whatNow = 'whatNow';
const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/** Calls back whenever the number of unread messages changes. All windows of a browser share one stream. Gives the way to stop. */
export const watchUnread = (tell: (unread: Unread) => void): (() => void) =>
  watch((news) => {
    if (news.event === 'unread') tell(news.unread);
  });

/** Calls back whenever what waits for staff may have changed, over the same stream. Gives the way to stop. */
export const watchWork = (tell: () => void): (() => void) =>
  watch((news) => {
    if (news.event === 'work') tell();
  });

/** Calls back whenever a colleague opened or left an item of a review desk, over the same stream. Gives the way to stop. */
export const watchLooks = (tell: () => void): (() => void) =>
  watch((news) => {
    if (news.event === 'looks') tell();
  });

function watch(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

const tellHere = (news: StreamNews): void => {
  for (const listener of listeners) listener(news);
};

function start(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  /** The count as the stream told it last; known to the window that follows alone. */
  let latest: StreamNews | undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<StreamNews | typeof whatNow>) => {
    if (data !== whatNow) tellHere(data);
    else if (latest) channel.postMessage(latest);
  });
  // What was told while this window was being loaded is asked for: nobody tells it a second time.
  channel?.postMessage(whatNow);
  const tell: Listener = (news) => {
    if (news.event === 'unread') latest = news;
    tellHere(news);
    if (!signal.aborted) channel?.postMessage(news);
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
