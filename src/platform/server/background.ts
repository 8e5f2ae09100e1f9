import { dayMs } from '#platform/contract/durations.ts';
import type { Act } from './calls/act.ts';

/** How long records of one kind are kept, and what ends them (PIPL 19, domain.md B); said under 运行状态 as it is done. */
export type Retention = {
  what: string;
  days: number;
  /** What the days are counted from, as words: 处理完成. */
  since: string;
  /** What happens then, as words: 删除. */
  ending: string;
};

/** What every task says of itself. */
type TaskWords = {
  /** What it does, for staff: under 运行状态 it stands by these words. */
  label: string;
  keeps?: readonly Retention[];
};

/** The moment before which records of a rule have been kept long enough. */
export const keptSince = (now: Date, { days }: Pick<Retention, 'days'>): Date =>
  new Date(now.getTime() - days * dayMs);

/** Work that tables ask for: lapses, expiries, phases. Each run claims its row in `background_tasks`, so one process runs it. */
export type BackgroundTask = TaskWords & {
  /** `room.verb`, the key of its row. */
  name: string;
  everyMs: number;
  /** One bounded step in one transaction; true when more waits, so that it is repeated at once. */
  run: (act: Act) => Promise<boolean | void>;
};

/** Runs one transaction of a task that talks to the outside in between. */
export type Transact = <Result>(work: (act: Act) => Promise<Result>) => Promise<Result>;

/** Work with the network or files, which no transaction may wait for (decision 0011). */
export type OutsideTask = TaskWords & {
  name: string;
  everyMs: number;
  /**
   * One bounded step of its own transactions and what lies between them; true when more waits. Once the process stops, it
   * ends after what it is at.
   */
  runOutside: (transact: Transact, isStopping: () => boolean) => Promise<boolean | void>;
};

export type AnyTask = BackgroundTask | OutsideTask;
