import { secondMs } from '#platform/contract/durations.ts';
import type { OperationFailed } from '../calls/operation-failed.ts';

/** How long a decision can be taken back before it is sent. */
export const holdMs = 10 * secondMs;

/** A decision that was made and is not sent yet. */
export type HeldDecision = {
  /** What is decided about: `activity:7`. */
  subject: string;
  /** What was decided: 通过“清滩”. */
  words: string;
  /** Where it was decided, with the row open. */
  address: string;
  /** When it is sent, ms since the epoch. */
  sendsAt: number;
  /** Sends it; tells of what came of it by itself, and never throws. */
  send: (isLeaving: boolean) => Promise<void>;
};

type Entry = HeldDecision & { timer: ReturnType<typeof setTimeout> };

let held: readonly Entry[] = [];
let failures: ReadonlyMap<string, OperationFailed> = new Map();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The decisions that can still be taken back, the oldest first. */
export const heldDecisions = (): readonly HeldDecision[] => held;

/** Why the last decision about each subject was refused after it was sent. */
export const decisionFailures = (): ReadonlyMap<string, OperationFailed> => failures;

export function subscribeToDecisions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a decision back for ten seconds, then sends it; another about the same subject takes its place. */
export function holdDecision(decision: Omit<HeldDecision, 'sendsAt'>): void {
  takeBack(decision.subject);
  noteFailure(decision.subject, undefined);
  window.addEventListener('pagehide', sendAll);
  const timer = setTimeout(() => void sendNow(decision.subject), holdMs);
  held = [...held, { ...decision, sendsAt: Date.now() + holdMs, timer }];
  tell();
}

/** Takes a decision back: nothing of it was sent, and nothing will be. False when it has been sent already. */
export function takeBack(subject: string): boolean {
  const entry = held.find((one) => one.subject === subject);
  if (!entry) return false;
  clearTimeout(entry.timer);
  held = held.filter((one) => one !== entry);
  tell();
  return true;
}

/** Sends a held decision without waiting further. */
export async function sendNow(subject: string, isLeaving = false): Promise<void> {
  const entry = held.find((one) => one.subject === subject);
  if (!entry || !takeBack(subject)) return;
  await entry.send(isLeaving);
}

/** Notes why a decision was refused, for where it was made; undefined forgets it. */
export function noteFailure(subject: string, failure: OperationFailed | undefined): void {
  const next = new Map(failures);
  if (failure) next.set(subject, failure);
  else next.delete(subject);
  failures = next;
  tell();
}

/** Sends all that is held: who leaves or signs out has decided, and nothing waits for a page that is gone. */
export async function sendAllHeld(): Promise<void> {
  await Promise.all(held.map(({ subject }) => sendNow(subject, true)));
}

const sendAll = (): void => void sendAllHeld();
