import { errorText } from './error-text.ts';
import { Unavailable, withTroubleNamed } from './calls/failures.ts';

export type TroubleLog = Record<'warn' | 'error', (fields: object, message?: string) => void>;

const everyMs = 1_000;
/** Of this process, by reason: when it was told last, and how often it happened since. */
const told = new Map<string, { at: number; unsaid: number }>();

/** Tells the operator why people are refused, once a second at most, however many they are. */
export function logTrouble(log: Pick<TroubleLog, 'warn'>, { reason, cause }: Unavailable): void {
  const last = told.get(reason);
  const now = performance.now();
  if (last && now - last.at < everyMs) {
    last.unsaid += 1;
    return;
  }
  told.set(reason, { at: now, unsaid: 0 });
  const more = last?.unsaid ? { refusedSince: last.unsaid } : {};
  log.warn({ reason, ...(cause === undefined ? {} : { cause: errorText(cause) }), ...more }, 'not available');
}

/** Tells of a fault, or of a database that cannot answer by the line above. */
export function logFailure(
  log: TroubleLog,
  error: unknown,
  { msg, ...fields }: { msg: string; task?: string },
): void {
  const named = withTroubleNamed(error);
  if (named instanceof Unavailable) logTrouble(log, named);
  else log.error({ ...fields, err: error }, msg);
}
