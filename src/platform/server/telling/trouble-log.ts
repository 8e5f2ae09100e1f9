import { secondMs } from '#platform/contract/durations.ts';
import { errorText } from '../error-text.ts';
import { Unavailable, withTroubleNamed } from '../calls/failures.ts';
import { createPause } from './pause.ts';

export type TroubleLog = Record<'warn' | 'error', (fields: object, message?: string) => void>;

/** Of this process, by reason. */
const pauses = new Map<string, ReturnType<typeof createPause>>();

/** Tells the operator why people are refused, once a second at most, however many they are. */
export function logTrouble(log: Pick<TroubleLog, 'warn'>, { reason, cause }: Unavailable): void {
  const pause = pauses.get(reason) ?? createPause(secondMs);
  pauses.set(reason, pause);
  const untold = pause(performance.now());
  if (untold === undefined) return;
  const more = untold > 0 ? { refusedSince: untold } : {};
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
