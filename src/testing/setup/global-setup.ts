import { prepareDump } from '../embedded-dump.ts';
import { unseeded } from '../test-seed.ts';

/** Makes the in-memory database's dump once before the workers start, so that they do not all make it. */
export async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) await prepareDump(unseeded);
}
