import { commandKeyHeader, type Envelope } from '#platform/contract/envelope.ts';
import { commandAnswered, commandKeyOf } from './command-keys.ts';
import { OperationFailed, noAnswer } from './operation-failed.ts';
import { addressOf } from './remote.ts';
import type { AnyRemoteCall } from './remote.ts';
import { callerHeaders } from '../session/acting-for.ts';

/** Longest wait for an answer (requirements.md 9). */
const callTimeoutMs = 50_000;

/** After these nobody knows whether it was done: a proxy gave up, or the database went away while it was kept. */
const unsure = new Set([502, 503, 504]);

export type SendOptions = {
  signal?: AbortSignal | undefined;
  isLeaving?: boolean | undefined;
  /** For oneself, wherever the page acts for others. */
  asSelf?: boolean;
};

/** One HTTP exchange: bearer token, JSON, 50 s. Gives the envelope whatever its code. @throws OperationFailed with code 0 when nothing answered; the caller's own abort passes through. */
export async function sendCall<Result>(
  call: AnyRemoteCall,
  request: unknown,
  { signal, isLeaving = false, asSelf = false }: SendOptions = {},
): Promise<Envelope<Result>> {
  const { url, body } = addressOf(call, request);
  const limit = timeLimit(signal);
  const caller = callerHeaders(asSelf);
  const command =
    call.method === 'GET' ? undefined : `${url} ${body ?? ''} ${Object.values(caller).join(' ')}`;
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: { ...headersOf(body, caller), ...(command && { [commandKeyHeader]: commandKeyOf(command) }) },
      ...(body === undefined ? {} : { body }),
      signal: limit.signal,
      ...(isLeaving && { keepalive: true }),
    });
    const envelope = await envelopeOf<Result>(response);
    if (command && !unsure.has(envelope.code)) commandAnswered(command);
    return envelope;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unanswered(limit.signal.aborted);
  } finally {
    limit.release();
  }
}

const headersOf = (body: string | undefined, caller: Record<string, string>): Record<string, string> => ({
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...caller,
});

/** Joins the caller's signal with the time limit; `AbortSignal.any` is too new for the phones people carry. */
function timeLimit(outer: AbortSignal | undefined): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, callTimeoutMs);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** A proxy in between may answer with a page of its own: then the HTTP status is the code. */
async function envelopeOf<Result>(response: Response): Promise<Envelope<Result>> {
  const text = await response.text();
  try {
    const envelope = JSON.parse(text || 'null') as Envelope<Result> | null;
    if (envelope && typeof envelope.code === 'number') return envelope;
  } catch {
    // Not JSON: answered below by status alone.
  }
  return { code: response.status, msg: '', result: undefined as Result };
}

function unanswered(timedOut: boolean): OperationFailed {
  const msg = timedOut ? '服务器 50 秒内没有应答，请稍后再试' : '网络连接不上，请检查网络后再试';
  return new OperationFailed({ code: noAnswer, msg });
}
