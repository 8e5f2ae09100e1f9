import { minuteMs } from '#platform/contract/durations.ts';
import { readEvents } from '#platform/web/calls/event-stream.ts';
import { refreshSession } from '#platform/web/session/refresh-session.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { sendCall } from '#platform/web/calls/send-call.ts';
import { callerHeaders } from '#platform/web/session/acting-for.ts';
import { cookieNames, readCookie, readToken } from '#platform/web/session/session-cookies.ts';
import { countUnreadMessagesCall } from './messages.calls.ts';

export type Unread = RemoteResult<typeof countUnreadMessagesCall>;
/** What the stream tells: the count of unread messages, and to staff that a queue may have changed, or who looks at it. */
export type StreamNews = { event: 'unread'; unread: Unread } | { event: 'work' | 'looks' };
type Tell = (news: StreamNews) => void;

const firstPauseMs = 1_000;
const longestPauseMs = minuteMs;

/**
 * Keeps one stream of the unread count open until `signal` aborts or the session is over: comes back after growing pauses,
 * and while no stream can be had it asks for the count instead.
 */
export async function followUnread(tell: Tell, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await followOnce(tell, signal);
    if (outcome === 'over') return;
    failures = outcome === 'ended' ? 0 : failures + 1;
    if (failures > 0) await askOnce(tell);
    await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2), signal);
  }
}

type Outcome = 'over' | 'ended' | 'failed';

async function followOnce(tell: Tell, signal: AbortSignal): Promise<Outcome> {
  const token = readToken();
  const person = readCookie(cookieNames.id);
  if (!token) return 'over';
  let isAlive = false;
  try {
    const response = await fetch('/api/messages/StreamUnread', {
      headers: { accept: 'text/event-stream', ...callerHeaders() },
      signal,
    });
    if (response.status === 401) return (await refreshSession(token)) ? 'ended' : 'over';
    if (!response.ok) return 'failed';
    for await (const { event, data } of readEvents(response, signal)) {
      isAlive = true;
      if (event === 'session') return 'over';
      // Somebody else has signed in here meanwhile.
      if (readCookie(cookieNames.id) !== person) return 'ended';
      if (event === 'unread') tell({ event, unread: data as Unread });
      if (event === 'work' || event === 'looks') tell({ event });
    }
  } catch {
    // The line broke; what follows is the same as after its end.
  }
  return isAlive ? 'ended' : 'failed';
}

async function askOnce(tell: Tell): Promise<void> {
  try {
    const { code, result } = await sendCall<Unread>(countUnreadMessagesCall, {});
    if (code === 200) tell({ event: 'unread', unread: result });
  } catch {
    // Asked again after the pause.
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
