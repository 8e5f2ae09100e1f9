import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** A city of the journeys takes a tenth of it, the test server's databases a tenth. */
const enoughBytes = 4 * 2 ** 30;

/**
 * Where throw-away databases lie: in memory where there is room, for on a disk that others use too making one takes seconds.
 * A `TMPDIR` that was set is kept to. Not for programs: nothing may be run from there on some machines.
 */
export function quickTmpdir() {
  return process.env.TMPDIR || roomIn(inMemory) < enoughBytes ? tmpdir() : inMemory;
}

function roomIn(directory) {
  if (!existsSync(directory)) return 0;
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
