/** How the product was at one moment: what it did a second since the moment before, and what waited then. Rates are per second. */
export type StateSample = {
  at: string;
  requests: number;
  /** Answered 500 and the like: faults of the product. */
  faults: number;
  /** Answered 503: busy, or the database away. */
  refused: number;
  /** Within so many milliseconds 95 of 100 answers came; 0 when there was none. */
  p95Ms: number;
  waiting: number;
  loopDelayMs: number;
  memoryMiB: number;
};

/** What 运行状态 shows of all processes under one supervisor; other copies on the same database tell of themselves. */
export type ServiceState = {
  processes: number;
  engine: 'embedded' | 'postgres';
  startedAt: string;
  /** Oldest first, one every 20 s of the last hour. */
  samples: StateSample[];
  lanes: { lane: string; running: number; waiting: number; refused: number }[];
  pool: { size: number; used: number; waiting: number };
  caches: { cache: string; hits: number; misses: number }[];
  tasks: { task: string; lateSeconds: number; hasFailed: boolean }[];
  messages: { state: string; count: number }[];
};

export type ReadState = () => Promise<ServiceState>;
