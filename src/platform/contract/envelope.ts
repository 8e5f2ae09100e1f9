/** What every call answers (decision 0012). `reason` is set on refusals, `errors` on validation failures. */
export type Envelope<Result> = {
  code: number;
  msg: string;
  result: Result;
  reason?: string;
  errors?: FieldError[];
  requestId?: string;
};

/** One wrong field: its path in the request (`shifts.0.capacity`) and a sentence that says what to do. */
export type FieldError = { path: string; msg: string };

/**
 * Header by which a browser names one press (a UUID): a write sent again under it, because no answer came, is answered as the
 * first time and done once. The word is that of the IETF's draft.
 */
export const commandKeyHeader = 'idempotency-key';

/** Session codes of the specification; each comes with HTTP 401 and opens the re-login dialog. */
export const sessionCodes = { unknown: 50008, endedElsewhere: 50012, expired: 50014 } as const;

/** True for the three codes after which only logging in again helps. */
export const isSessionCode = (code: number): boolean => Object.values<number>(sessionCodes).includes(code);
