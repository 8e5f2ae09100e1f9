import { isSessionCode, sessionCodes } from '#platform/contract/envelope.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { OperationFailed, noAnswer } from './operation-failed.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { askToLogInAgain } from '../session/ask-to-log-in-again.ts';
import { callerHeaders } from '../session/acting-for.ts';
import { readToken } from '../session/session-cookies.ts';

/** A file as the server keeps it; `url` is null for a private one. */
export type UploadedFile = {
  fileId: number;
  url: string | null;
  name: string;
  bytes: number;
  mime: string;
  width: number | null;
  height: number | null;
};

export type UploadOptions = {
  /** The name to keep when `file` has none of its own. */
  name?: string;
  /** Share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Another operation than `uploadFile` that takes a file, with what else it asks for. */
  to?: { address: string; fields: Readonly<Record<string, string>> };
};

const address = '/api/files/UploadFile';
/** A large file on a slow line; the server waits as long for a request. */
const uploadTimeoutMs = 50_000;

/**
 * Sends one file for a purpose (`avatar`, `newsPicture` …). An expired token is renewed once. Reports nothing: the field
 * that called shows the sentence. @throws OperationFailed whose `msg` may be shown; the caller's own abort as `AbortError`
 */
export async function uploadFile(
  purpose: string,
  file: Blob,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  const token = readToken();
  let envelope = await send(purpose, file, options);
  if (envelope.code === sessionCodes.expired && (await refreshSession(token)))
    envelope = await send(purpose, file, options);
  if (envelope.code === 200) return envelope.result;
  if (isSessionCode(envelope.code)) void askToLogInAgain();
  throw new OperationFailed({ ...envelope, msg: envelope.msg || '上传没有成功，请重试' });
}

/** By XMLHttpRequest, because `fetch` cannot tell how much has been sent. */
function send(
  purpose: string,
  file: Blob,
  { name, onProgress, signal, to }: UploadOptions,
): Promise<Envelope<UploadedFile>> {
  const form = new FormData();
  form.append('purpose', purpose);
  for (const [field, value] of Object.entries(to?.fields ?? {})) form.append(field, value);
  form.append('file', file, name ?? (file instanceof File ? file.name : 'picture'));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', to?.address ?? address);
    request.timeout = uploadTimeoutMs;
    for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(envelopeOf(request)));
    request.addEventListener('error', () => reject(unanswered('网络连接不上，请检查网络后再试')));
    request.addEventListener('timeout', () => reject(unanswered('上传超时，请换个网络或缩小文件后再试')));
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

const unanswered = (msg: string): OperationFailed => new OperationFailed({ code: noAnswer, msg });

function envelopeOf(request: XMLHttpRequest): Envelope<UploadedFile> {
  try {
    const envelope = JSON.parse(request.responseText) as Envelope<UploadedFile> | null;
    if (envelope && typeof envelope.code === 'number') return envelope;
  } catch {
    // A proxy's own page: answered below by status.
  }
  const msg = request.status === 413 ? '文件太大，请压缩后再上传' : '';
  return { code: request.status, msg, result: undefined as never };
}
