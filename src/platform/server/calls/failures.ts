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
