import { houseRowsKey, putHouseRows } from '#app/first-run/first-run.ts';
import type { Seed } from './test-seed.ts';

/** The rows that every installation has, for `openTestDatabase`. */
export const houseRows: Seed = {
  seed: ({ kysely }) => putHouseRows(kysely, { isDemo: false }),
  seedKey: houseRowsKey,
};
