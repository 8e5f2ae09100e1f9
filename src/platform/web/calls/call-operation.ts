import { isSessionCode, sessionCodes } from '#platform/contract/envelope.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { reauthenticationNeeded } from '#platform/contract/reauthentication.ts';
import { OperationFailed, noAnswer } from './operation-failed.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { askToLogInAgain } from '../session/ask-to-log-in-again.ts';
import type { RemoteCall } from './remote.ts';
import type { SendOptions } from './send-call.ts';
import { sendPatiently } from './send-patiently.ts';
import { readToken } from '../session/session-cookies.ts';
import { showToast } from '../frame/toast-store.ts';

export type CallOptions = {
  /** Who tells the person about a failure: the error toast (default), or the form that called. Never both. */
  reportedBy?: 'toast' | 'form';
  signal?: AbortSignal;
  /** For oneself, wherever the page acts for others. */
  asSelf?: boolean;
  /** The document is being left: the browser sends it all the same. */
  isLeaving?: boolean;
};

const forbiddenCode = 403;
const successCodes = new Set([200, 201, 204]);

/**
 * Calls an operation over HTTP and gives its result. An expired token is renewed once and the call repeated; a session
 * that ended opens the re-login dialog. @throws OperationFailed after reporting it once.
 */
export async function callOperation<Request, Result>(
  call: RemoteCall<Request, Result>,
  request: NoInfer<Request>,
  options: CallOptions = {},
): Promise<Result> {
  return (await callForEnvelope(call, request, options)).result;
}

/** The same with the whole envelope, for the one call whose `data` the specification reads. */
export async function callForEnvelope<Request, Result>(
  call: RemoteCall<Request, Result>,
  request: NoInfer<Request>,
  { reportedBy = 'toast', signal, isLeaving, asSelf = false }: CallOptions = {},
): Promise<Envelope<Result>> {
  try {
    const envelope = await sendProving<Result>(call, request, { signal, isLeaving, asSelf });
    if (successCodes.has(envelope.code)) return envelope;
    throw new OperationFailed({ ...envelope, msg: envelope.msg || 'Error' });
  } catch (error) {
    if (error instanceof OperationFailed) report(error, reportedBy);
    throw error;
  }
}

/** Asks staff to prove themselves anew; true once they did. */
type ProofAsker = () => Promise<boolean>;
let askForProof: ProofAsker | undefined;
let asking: Promise<boolean> | undefined;

/** Names who asks when a call wants a fresh proof; without one such a call fails. */
export function onReauthenticationNeeded(asker: ProofAsker | undefined): void {
  askForProof = asker;
}

/** Repeats a call that wanted a fresh proof once there is one; calls that want it together wait for one answer. */
async function sendProving<Result>(
  ...sent: Parameters<typeof sendRenewing<Result>>
): Promise<Envelope<Result>> {
  const envelope = await sendRenewing(...sent);
  if (envelope.reason !== reauthenticationNeeded || !askForProof) return envelope;
  asking ??= askForProof().finally(() => {
    asking = undefined;
  });
  return (await asking) ? sendRenewing(...sent) : envelope;
}

async function sendRenewing<Result>(
  call: RemoteCall<unknown, Result>,
  request: unknown,
  options: SendOptions,
): Promise<Envelope<Result>> {
  const token = readToken();
  const envelope = await sendPatiently<Result>(call, request, options);
  if (envelope.code !== sessionCodes.expired) return envelope;
  return (await refreshSession(token)) ? sendPatiently<Result>(call, request, options) : envelope;
}

/** Asked when a call is forbidden; true once the person has been told and led away, so that nothing more need be said. */
type LostRightHandler = () => Promise<boolean>;
let followLostRight: LostRightHandler | undefined;

/** Names who follows up a right that was lost in the middle of the work; without one each forbidden call is told by itself. */
export function onLostRight(handler: LostRightHandler | undefined): void {
  followLostRight = handler;
}

function report(failure: OperationFailed, reportedBy: 'toast' | 'form'): void {
  if (failure.code !== forbiddenCode || !followLostRight) return tell(failure, reportedBy);
  void followLostRight().then((isTold) => {
    if (!isTold) tell(failure, reportedBy);
  });
}

function tell(failure: OperationFailed, reportedBy: 'toast' | 'form'): void {
  if (reportedBy === 'toast') {
    const title = failure.code === noAnswer ? '没有连上服务器' : '操作没有成功';
    showToast({ kind: 'error', title, text: failure.msg });
  }
  if (isSessionCode(failure.code)) void askToLogInAgain();
}
