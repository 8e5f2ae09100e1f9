import type { Envelope } from '#platform/contract/envelope.ts';
import { minuteMs, secondMs } from '#platform/contract/durations.ts';
import type { WaitingReason } from '../frame/waiting-line.ts';
import type { AnyRemoteCall } from './remote.ts';
import { sendCall, type SendOptions } from './send-call.ts';

/** Nobody waits for longer; what they typed is still there then. */
const longestMs = 3 * minuteMs;
const firstPauseMs = secondMs / 2;
const longestPauseMs = 10 * secondMs;
const growth = 1.6;

const unavailable = 503;

/** Why a call may be sent again: it was refused before anything was done. */
function reasonToWait({ code, reason }: Envelope<unknown>): WaitingReason | undefined {
  if (code !== unavailable) return undefined;
  return reason === 'busy' || reason === 'away' ? reason : undefined;
}

/** Grows, is no shorter than the server asks for, and differs between people, so that they do not come back together. */
function pauseMs(turn: number, { result }: Envelope<unknown>): number {
  const askedMs = ((result as { retryAfterSeconds?: number } | null)?.retryAfterSeconds ?? 0) * secondMs;
  const ownMs = Math.min(longestPauseMs, firstPauseMs * growth ** turn);
  return Math.max(ownMs, askedMs) * (0.75 + Math.random() / 2);
}

const pause = (ms: number, signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    for (const signal of signals) signal.addEventListener('abort', end, { once: true });
  });

/** The line that says so is loaded when it is needed; gives the way to take it back. */
function sayWaiting(reason: WaitingReason, giveUp: () => void): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  import('../frame/waiting-line.ts').then(
    ({ showWaiting }) => {
      if (!isOver) end = showWaiting(reason, giveUp);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}

/**
 * Sends a call, and while the server has no time for it or no database, the same request again with growing pauses, saying so on
 * the page. Ends with the true answer, or with the last refusal after three minutes or when the person no longer wants to wait.
 */
export async function sendPatiently<Result>(
  call: AnyRemoteCall,
  request: unknown,
  options: SendOptions = {},
): Promise<Envelope<Result>> {
  const givenUp = new AbortController();
  const signals = [givenUp.signal, ...(options.signal ? [options.signal] : [])];
  const startedAt = performance.now();
  let endWaiting: (() => void) | undefined;
  try {
    for (let turn = 0; ; turn += 1) {
      const envelope = await sendCall<Result>(call, request, options);
      const reason = reasonToWait(envelope);
      if (!reason || options.isLeaving || performance.now() - startedAt > longestMs) return envelope;
      endWaiting ??= sayWaiting(reason, () => givenUp.abort());
      await pause(pauseMs(turn, envelope), signals);
      if (givenUp.signal.aborted) return envelope;
    }
  } finally {
    endWaiting?.();
  }
}
