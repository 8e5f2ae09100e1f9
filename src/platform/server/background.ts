import type { Act } from './calls/act.ts';

/** Work that tables ask for: lapses, expiries, phases. Each run claims its row in `background_tasks`, so one process runs it. */
export type BackgroundTask = {
  /** `room.verb`, the key of its row. */
  name: string;
  everyMs: number;
  /** One bounded step in one transaction; true when more waits, so that it is repeated at once. */
  run: (act: Act) => Promise<boolean | void>;
};

/** Runs one transaction of a task that talks to the outside in between. */
export type Transact = <Result>(work: (act: Act) => Promise<Result>) => Promise<Result>;

/** Work with the network or files, which no transaction may wait for (decision 0011). */
export type OutsideTask = {
  name: string;
  everyMs: number;
  /**
   * One bounded step of its own transactions and what lies between them; true when more waits. Once the process stops, it
   * ends after what it is at.
   */
  runOutside: (transact: Transact, isStopping: () => boolean) => Promise<boolean | void>;
};

export type AnyTask = BackgroundTask | OutsideTask;
