import { minuteMs } from '#platform/contract/durations.ts';
import { newRequestKey } from '../request-key.ts';

/** The server keeps answers for longer; whoever presses again after this means it anew. */
const oneIntentMs = 10 * minuteMs;

type Press = { key: string; at: number };

/** Presses without an answer yet, by what they asked for. */
const open = new Map<string, Press>();

/** `/api/hours` of `/api/hours/DecideHours`. */
const roomOf = (asked: string): string => asked.split('/', 3).join('/');

/**
 * The key that a command is sent under: the same for the same request until its answer came, so that a second press of what
 * may have been done already is not a second act. Any other answer of the same room ends that: what a person does next,
 * they do knowing it.
 */
export function commandKeyOf(asked: string): string {
  const now = Date.now();
  for (const [other, { at }] of open) if (now - at > oneIntentMs) open.delete(other);
  const press = open.get(asked) ?? { key: newRequestKey(), at: now };
  open.set(asked, press);
  return press.key;
}

/** Notes that the server answered, whatever it said. */
export function commandAnswered(asked: string): void {
  for (const other of open.keys()) if (roomOf(other) === roomOf(asked)) open.delete(other);
}
