import { databaseTrouble } from '#database/server/database-trouble.ts';
import { OutcomeUnknown } from '#database/transaction.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import { reauthenticationNeeded } from '#platform/contract/reauthentication.ts';

/** Something a person can understand and act on; the mount turns it into its envelope. Anything else is a fault. */
export abstract class Failure extends Error {
  abstract readonly status: number;
  readonly reason: string | undefined = undefined;
  /** What the answer says besides the sentence. */
  readonly result: unknown = undefined;
  /** What the call wrote stays although it is refused; see `keepEffects`. */
  keepsEffects = false;

  constructor(message: string) {
    // Thousands are refused in a second: the way to a sentence that somebody reads is worth its cost only where programs are written.
    const { stackTraceLimit } = Error;
    if (!import.meta.env.DEV) Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** A failure after which the transaction is committed all the same: a counted login failure, a session ended by misuse. */
export function keepEffects<F extends Failure>(failure: F): F {
  failure.keepsEffects = true;
  return failure;
}

/** `msg` replaces the listed sentence when it can name more (a time, a title); `result` travels beside it. */
export type RefusalDetail = { msg?: string; result?: unknown };

/** The act is understood and not possible now. Use cases make it by `act.refuse`, which knows the operation's closed list. */
export class Refusal extends Failure {
  readonly status = 409;
  override readonly reason: string;
  override readonly result: unknown;
  constructor(reason: string, { msg, result }: RefusalDetail = {}) {
    super(msg ?? '');
    // What the log says when the reason turns out to stand in no list.
    this.name = `Refusal ${reason}`;
    this.reason = reason;
    this.result = result;
  }
}

/** Not there, or not the caller's: both look the same. */
export class NotFound extends Failure {
  readonly status = 404;
  constructor(msg = '没有找到，可能已被删除') {
    super(msg);
  }
}

/** Known caller, forbidden act. */
export class Forbidden extends Failure {
  readonly status = 403;
  constructor(msg = '你没有这项操作的权限') {
    super(msg);
  }
}

/** Fields that are wrong, each with its sentence. */
export class InvalidInput extends Failure {
  readonly status = 400;
  readonly errors: FieldError[];
  constructor(errors: FieldError[], msg = errors[0]?.msg ?? '提交的内容有误') {
    super(msg);
    this.errors = errors;
  }
}

/** Staff prove themselves anew first, and then the same call is good. */
export class ReauthenticationNeeded extends Failure {
  readonly status = 409;
  override readonly reason = reauthenticationNeeded;
  constructor(msg = '查看或导出个人信息前，请先确认是你本人') {
    super(msg);
  }
}

/** Somebody changed the row since it was read (optimistic lock); `overtaken` says who, what and when. */
export class VersionConflict extends Failure {
  readonly status = 409;
  override readonly reason = 'versionConflict';
  override readonly result: unknown;
  constructor(msg = '内容已被他人更新，请刷新后再试', result?: unknown) {
    super(msg);
    this.result = result;
  }
}

/** No valid session; `code` is one of 50008, 50012, 50014 (decision 0013). */
export class NotSignedIn extends Failure {
  readonly status = 401;
  readonly code: number;
  constructor(code: number, msg = '请先登录') {
    super(msg);
    this.code = code;
  }
}

/** A limit is used up. */
export class TooMany extends Failure {
  readonly status = 429;
  constructor(msg = '操作太频繁，请稍后再试') {
    super(msg);
  }
}

/** More than this call takes (a file, a batch). */
export class TooLarge extends Failure {
  readonly status = 413;
  constructor(msg = '提交的内容太大') {
    super(msg);
  }
}

/**
 * Why nothing can be done now. `busy`: too many at once. `away`, `full`: the database. Of these nothing was done, and the same
 * request may be sent again. `unknown`: the database was lost while it was saving.
 */
export type UnavailableReason = 'busy' | 'away' | 'full' | 'unknown';

const unavailable: Record<UnavailableReason, { msg: string; retryAfterSeconds: number }> = {
  busy: { msg: '现在人很多，这次没有轮到。请稍等几秒再试', retryAfterSeconds: 2 },
  away: { msg: '系统的数据库暂时连不上，这次操作没有进行。请稍后再试', retryAfterSeconds: 5 },
  full: { msg: '系统的存储空间已满，暂时不能保存，查看不受影响。请稍后再试', retryAfterSeconds: 60 },
  unknown: { msg: '保存时系统断了一下，不知道有没有存上。请刷新页面核对后再继续', retryAfterSeconds: 5 },
};

/** Not now, through nobody's fault: load, or a database that is slow, away or full. */
export class Unavailable extends Failure {
  readonly status = 503;
  override readonly reason: UnavailableReason;
  /** When it is worth trying again. */
  readonly retryAfterSeconds: number;
  constructor(reason: UnavailableReason, cause?: unknown) {
    super(unavailable[reason].msg);
    this.reason = reason;
    this.retryAfterSeconds = unavailable[reason].retryAfterSeconds;
    this.cause = cause;
  }
}

/** The same error, or where it tells of a database that cannot answer, the failure to say so with. */
export function withTroubleNamed(error: unknown): unknown {
  if (error instanceof Failure) return error;
  if (error instanceof OutcomeUnknown) return new Unavailable('unknown', error);
  const trouble = databaseTrouble(error);
  return trouble ? new Unavailable(trouble, error) : error;
}
