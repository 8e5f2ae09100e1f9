import { Unavailable } from './failures.ts';

export type LaneLimits = {
  /** Works at one time. */
  atOnce: number;
  /** Stand in line at most. */
  waiting: number;
  /** Nobody stands in line for longer, milliseconds. */
  deadlineMs: number;
};

export type LaneState = { running: number; waiting: number; refused: number };

type Waiting = { begin: () => void; refuse: () => void; isGone: () => boolean; timer: NodeJS.Timeout };

/** In a line of so many for each that works, what the latest took tells how long it will be; in a shorter one a single slow page would. */
const tellingLine = 10;
/** How much the latest work tells of how long the next takes. */
const newness = 0.1;
const nobodyLeaves = (): boolean => false;

/**
 * Work of one kind before the database: so much at once, the rest in a line that is bounded in length and in time, first
 * come first served. What cannot be begun in time is refused at once and has done nothing, so it may be sent again.
 */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #line: Waiting[] = [];
  #running = 0;
  #refused = 0;
  #meanMs = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** How many work and wait now, and how many were refused since the start. */
  get state(): LaneState {
    return { running: this.#running, waiting: this.#line.length, refused: this.#refused };
  }

  /** Waits its turn and works; `isGone` says that nobody waits for the answer any more. @throws Unavailable `busy` */
  async run<Result>(work: () => Promise<Result>, isGone = nobodyLeaves): Promise<Result> {
    if (this.#running >= this.#limits.atOnce) await this.#stand(isGone);
    else this.#running += 1;
    const begunAt = performance.now();
    try {
      return await work();
    } finally {
      this.#meanMs += newness * (performance.now() - begunAt - this.#meanMs);
      this.#next();
    }
  }

  #stand(isGone: () => boolean): Promise<void> {
    const { atOnce, waiting, deadlineMs } = this.#limits;
    const expectedMs = (this.#meanMs * (this.#line.length + 1)) / atOnce;
    const isTooLong = this.#line.length >= tellingLine * atOnce && expectedMs > deadlineMs;
    if (isTooLong || this.#line.length >= waiting) throw this.#refusal();
    return new Promise((begin, fail) => {
      const refuse = (): void => fail(this.#refusal());
      const timer = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(one), 1);
        refuse();
      }, deadlineMs);
      const one: Waiting = { begin, refuse, isGone, timer };
      this.#line.push(one);
    });
  }

  #refusal(): Unavailable {
    this.#refused += 1;
    return new Unavailable('busy');
  }

  /** Hands the place on; it stays taken where somebody waits for it. */
  #next(): void {
    for (let one = this.#line.shift(); one; one = this.#line.shift()) {
      clearTimeout(one.timer);
      if (!one.isGone()) return one.begin();
      one.refuse();
    }
    this.#running -= 1;
  }
}

/** A line for each kind of work, so that readers never stand behind a rush of writes, and neither behind an export. */
export type Admission = Record<'read' | 'gathered' | 'write' | 'together' | 'report', Lane>;

const longestLine = 5_000;
const deadlineMs = 10_000;

/** Reports take seconds each, and whoever asks for one waits longer. */
const reportDeadlineMs = 20_000;
const longestReportLine = 50;

/** So many calls gather at one time to be read, or written, together, over two connections whatever their number (`inGroups`). */
const gathering = 256;

/** Lines for so many connections; background work and what runs beside has the rest. */
export const createAdmission = (connections: number): Admission => {
  const lane = (atOnce: number, waiting: number, limitMs: number): Lane =>
    new Lane({ atOnce: Math.max(1, atOnce), waiting, deadlineMs: limitMs });
  return {
    read: lane(Math.ceil(connections * 0.4), longestLine, deadlineMs),
    gathered: lane(gathering, longestLine, deadlineMs),
    write: lane(Math.floor(connections * 0.4), longestLine, deadlineMs),
    together: lane(gathering, longestLine, deadlineMs),
    report: lane(Math.floor(connections * 0.1), longestReportLine, reportDeadlineMs),
  };
};

/** Whether anybody stands in line who reads or writes; for an export somebody often does. */
export const isInLine = ({ read, gathered, write, together }: Admission): boolean =>
  [read, gathered, write, together].some(({ state }) => state.waiting > 0);
