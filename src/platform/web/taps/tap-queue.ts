import { isSessionCode } from '#platform/contract/envelope.ts';
import { secondMs } from '#platform/contract/durations.ts';
import { noAnswer, OperationFailed } from '../calls/operation-failed.ts';
import { dropKeptForm, keepForm, readKeptForm } from '../long-form/kept-form.ts';
import { newRequestKey } from '../request-key.ts';

/** What somebody tapped, and when by this device. It waits here until the server has answered it. */
export type Tap<Made> = Made & { id: string; at: string };

/** taken: the server answered · refused: it takes none of it, and says why · waits: there was no line; it goes up later. */
export type TapOutcome<Answer> =
  | { kind: 'taken'; answer: Answer }
  | { kind: 'refused'; msg: string }
  | { kind: 'waits' };

export type TapWays<Made, Answer> = {
  /** Where the taps of the person signed in are kept on this device. */
  place: string;
  /** False once another person is signed in: their taps are not sent in this one's name. */
  isMine: () => boolean;
  send: (tap: Tap<Made>, sentAt: string) => Promise<Answer>;
  /** Reads what was recorded; whether it could be. */
  refresh: () => Promise<boolean>;
  /** Tells what became of a tap that had waited. */
  onLate: (tap: Tap<Made>, outcome: TapOutcome<Answer>) => void;
};

const retryMs = 8 * secondMs;
const tooMany = 429;
const serverFault = 500;

/** Nothing was decided: no line, a server that is away or full, a session to be renewed. */
const isUndecided = (error: unknown): boolean =>
  !(error instanceof OperationFailed) ||
  error.code === noAnswer ||
  error.code === tooMany ||
  (error.code >= serverFault && error.code < 600) ||
  isSessionCode(error.code);

/**
 * Taps in the order they were made, kept on the device. One after the other goes up, each until it is answered; the server takes it
 * once, whatever became of an answer.
 */
export class TapQueue<Made extends object, Answer> {
  readonly #ways: TapWays<Made, Answer>;
  #taps: readonly Tap<Made>[];
  /** Recorded, and the list that shows it could not be read yet: no row falls back in between. */
  #answered: readonly Tap<Made>[] = [];
  /** Something was decided since the list was read. */
  #isStale = false;
  #underWay: string | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #asking = new Map<string, (outcome: TapOutcome<Answer>) => void>();

  constructor(ways: TapWays<Made, Answer>) {
    this.#ways = ways;
    this.#taps = (readKeptForm('device', ways.place)?.form ?? []) as readonly Tap<Made>[];
  }

  readonly taps = (): readonly Tap<Made>[] => this.#taps;
  readonly answered = (): readonly Tap<Made>[] => this.#answered;
  readonly subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  };

  /** Puts a tap at the end; settles once it was answered, or has to wait. */
  readonly add = (tap: Made): Promise<TapOutcome<Answer>> => {
    const made = { ...tap, id: newRequestKey(), at: new Date().toISOString() };
    return new Promise((resolve) => {
      this.#asking.set(made.id, resolve);
      this.#set([...this.#taps, made]);
      void this.flush();
    });
  };

  /** Changes a tap that is still here, or takes it out; false when it is on its way already. */
  readonly change = (id: string, made: Made | undefined): boolean => {
    if (id === this.#underWay || !this.#taps.some((tap) => tap.id === id)) return false;
    this.#set(
      this.#taps.flatMap((tap) => (tap.id !== id ? [tap] : made ? [{ ...made, id, at: tap.at }] : [])),
    );
    return true;
  };

  /** Sends what is here, in its order, until there is no line; then tries again by itself. */
  readonly flush = async (): Promise<void> => {
    if (this.#underWay !== undefined || !this.#ways.isMine()) return;
    for (let tap = this.#taps[0]; tap; tap = this.#taps[0]) {
      const sent = tap;
      this.#underWay = sent.id;
      const outcome = await sendOne(sent, this.#ways.send);
      this.#underWay = undefined;
      if (outcome.kind === 'waits') return this.#wait();
      if (outcome.kind === 'taken') this.#answered = [...this.#answered, sent];
      this.#isStale = true;
      this.#set(this.#taps.filter(({ id }) => id !== sent.id));
      this.#tell(sent, outcome);
    }
    if (this.#isStale) await this.#readAgain();
  };

  async #readAgain(): Promise<void> {
    const isRead = await this.#ways.refresh();
    // What was tapped meanwhile reads the list again itself.
    if (this.#taps.length > 0) return;
    if (!isRead) return this.#wait();
    this.#isStale = false;
    this.#answered = [];
    this.#set(this.#taps);
  }

  #set(next: readonly Tap<Made>[]): void {
    this.#taps = next;
    const { place } = this.#ways;
    const keptAt = new Date().toISOString();
    if (next.length === 0) dropKeptForm('device', place);
    else keepForm('device', place, { form: next, version: undefined, keptAt });
    for (const listen of this.#listeners) listen();
  }

  #wait(): void {
    for (const tap of this.#taps) this.#tell(tap, { kind: 'waits' });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.flush(), retryMs);
  }

  #tell(tap: Tap<Made>, outcome: TapOutcome<Answer>): void {
    const asked = this.#asking.get(tap.id);
    this.#asking.delete(tap.id);
    if (asked) asked(outcome);
    else if (outcome.kind !== 'waits') this.#ways.onLate(tap, outcome);
  }
}

async function sendOne<Made, Answer>(
  tap: Tap<Made>,
  send: TapWays<Made, Answer>['send'],
): Promise<TapOutcome<Answer>> {
  try {
    return { kind: 'taken', answer: await send(tap, new Date().toISOString()) };
  } catch (error) {
    if (isUndecided(error)) return { kind: 'waits' };
    return { kind: 'refused', msg: (error as OperationFailed).msg };
  }
}
