import type { Envelope } from '#platform/contract/envelope.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { Failure, InvalidInput, NotSignedIn, Refusal, Unavailable, withTroubleNamed } from './failures.ts';

export type FailureAnswer = {
  status: number;
  body: Envelope<unknown>;
  isFault: boolean;
  /** Nothing can be done now; when it is worth trying again, and why. */
  unavailable?: Unavailable;
};

/** HTTP status and envelope of whatever a call threw; what nobody foresaw is 'Error' and tells nothing (decision 0012). */
export function answerFailure(
  thrown: unknown,
  operation: AnyOperation | undefined,
  requestId: string,
): FailureAnswer {
  const error = withTroubleNamed(thrown);
  if (!(error instanceof Failure)) return answerForeign(error, requestId);
  const body: Envelope<unknown> = { code: error.status, msg: error.message, result: null, requestId };
  if (error instanceof NotSignedIn)
    return { status: 401, body: { ...body, code: error.code }, isFault: false };
  if (error instanceof InvalidInput)
    return { status: 400, body: { ...body, errors: error.errors }, isFault: false };
  if (error instanceof Refusal) {
    const sentence = operation?.refusals[error.reason];
    // A refusal outside the closed list is a fault of ours, not of the caller.
    if (sentence === undefined) return fault(requestId);
    return {
      status: 409,
      body: { ...body, msg: error.message || sentence, reason: error.reason, result: error.result ?? null },
      isFault: false,
    };
  }
  if (error instanceof Unavailable) {
    const { reason, retryAfterSeconds } = error;
    return {
      status: 503,
      body: { ...body, reason, result: { retryAfterSeconds } },
      isFault: false,
      unavailable: error,
    };
  }
  return {
    status: error.status,
    body: { ...body, result: error.result ?? null, ...(error.reason ? { reason: error.reason } : {}) },
    isFault: false,
  };
}

const fault = (requestId: string): FailureAnswer => ({
  status: 500,
  body: { code: 500, msg: 'Error', result: null, requestId },
  isFault: true,
});

const foreignSentences: Record<number, string> = {
  400: '请求内容不是有效的 JSON',
  404: '没有这个接口',
  408: '请求超时，请重试',
  413: '提交的内容太大',
  415: '请以 application/json 提交',
  429: '操作太频繁，请稍后再试',
  503: '服务暂时不可用，请稍后再试',
};

/** Addresses that cannot be read are addresses that are not there. */
const unreadableAddress = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

/** Errors of the HTTP layer carry a status; everything else is a fault. */
function answerForeign(error: unknown, requestId: string): FailureAnswer {
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  const status = unreadableAddress.has(String(code)) ? 404 : statusCode;
  const sentence = typeof status === 'number' ? foreignSentences[status] : undefined;
  if (typeof status !== 'number' || sentence === undefined) return fault(requestId);
  return { status, body: { code: status, msg: sentence, result: null, requestId }, isFault: false };
}
