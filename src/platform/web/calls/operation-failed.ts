import type { Envelope, FieldError } from '#platform/contract/envelope.ts';

/** Code of a call that got no answer: no network, or nothing within the time limit. */
export const noAnswer = 0;

/** A call that did not succeed: the envelope's code and sentence, the refusal's reason, the wrong fields. */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed';
  readonly code: number;
  /** The server's sentence, fit to be shown. */
  readonly msg: string;
  /** Closed word of a refusal, e.g. `full`. */
  readonly reason: string | undefined;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  /** What a refusal adds for the form, e.g. the attempts left. */
  readonly detail: unknown;

  constructor(envelope: Omit<Envelope<unknown>, 'result'> & { result?: unknown }) {
    super(envelope.msg);
    this.code = envelope.code;
    this.msg = envelope.msg;
    this.reason = envelope.reason;
    this.errors = envelope.errors ?? [];
    this.requestId = envelope.requestId;
    this.detail = envelope.result;
  }

  /** The sentence for one field of a form, if the server found it, or a part of it such as one of several tags, wrong. */
  errorOf(path: string): string | undefined {
    return this.errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.msg;
  }
}
