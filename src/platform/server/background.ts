import type { Act } from './act.ts';

/** Work that tables ask for: lapses, expiries, phases. Each run claims its row in `background_tasks`, so one process runs it. */
export type BackgroundTask = {
  /** `room.verb`, the key of its row. */
  name: string;
  everyMs: number;
  /** One bounded step in one transaction; true when more waits, so that it is repeated at once. */
  run: (act: Act) => Promise<boolean | void>;
};
