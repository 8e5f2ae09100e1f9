/** What the product told of itself at one moment. */
export type SoakSample = {
  /** Seconds since the load began. */
  at: number;
  memoryMiB: number;
  /** Longest that the event loop stood still in the time since the sample before, ms; 99 in 100 ticks were shorter. */
  loopMs: number;
  /** What Node holds open: sockets, timers, streams. */
  resources: number;
  /** Connections of the pool that are lent, and callers that wait for one. */
  lent: number;
  waiting: number;
  /** The background task that is most behind, s. */
  lateSeconds: number;
};

export type Soaked = {
  samples: readonly SoakSample[];
  /** At rest, before the load and after it. */
  before: SoakSample;
  after: SoakSample;
  /** Answers that no person may meet. */
  faults: readonly string[];
};

/** The load has settled by then, s. */
export const settledAfter = 120;
/** What the end may have grown to. */
const mostGrowth = 1.1;
/** Sockets that a program leaves open for a while, and timers that come and go. */
const spareResources = 25;
/** A task that is behind by more than this falls behind. */
const mostLateSeconds = 120;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const ofMinute = (samples: readonly SoakSample[], from: number): SoakSample[] =>
  samples.filter(({ at }) => at >= from && at < from + 60);

/** The minute after the load has settled, and the last one. */
export function settledAndLast({ samples }: Pick<Soaked, 'samples'>) {
  const end = samples.at(-1)?.at ?? 0;
  const settled = ofMinute(samples, Math.min(settledAfter, Math.max(0, end - 120)));
  return { settled, last: samples.filter(({ at }) => at > end - 60) };
}

/** What a soak has shown to be wrong, in sentences; nothing when the product can go on for ever. */
export function judgeSoak(soaked: Soaked): string[] {
  const { before, after, faults } = soaked;
  const { settled, last } = settledAndLast(soaked);
  const growth = (pick: (sample: SoakSample) => number): number =>
    median(last.map(pick)) / Math.max(1, median(settled.map(pick)));
  const found: (string | false)[] = [
    growth(({ memoryMiB }) => memoryMiB) > mostGrowth &&
      `memory grew to ${growth(({ memoryMiB }) => memoryMiB).toFixed(2)} of the third minute`,
    growth(({ loopMs }) => loopMs) > 2 &&
      median(last.map(({ loopMs }) => loopMs)) > 100 &&
      `the event loop stands still ${growth(({ loopMs }) => loopMs).toFixed(1)} times as long as in the third minute`,
    after.resources > before.resources + spareResources &&
      `${after.resources - before.resources} sockets, timers or streams are left open at rest`,
    after.lent + after.waiting > before.lent + before.waiting &&
      `${after.lent} connections of the pool are lent at rest, ${after.waiting} callers wait`,
    Math.max(0, ...last.map(({ lateSeconds }) => lateSeconds)) > mostLateSeconds &&
      'a background task falls behind',
    ...faults,
  ];
  return found.filter((sentence) => sentence !== false);
}
