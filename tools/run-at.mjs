// Runs a command as of another instant: node tools/run-at.mjs 2027-01-01T00:10:00+08:00 npx playwright test
// Every clock of the day goes that far ahead or back, in the product, its database and the browser alike; what measures how long
// something takes does not. Needs Debian's `faketime`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const [instant = '', program, ...args] = process.argv.slice(2);
const secondsAhead = Math.round((Date.parse(instant) - Date.now()) / 1_000);
if (!program || Number.isNaN(secondsAhead)) {
  console.error('usage: node tools/run-at.mjs <instant> <command> [arguments]');
  process.exit(2);
}
const library = readdirSync('/usr/lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join('/usr/lib', name, 'faketime/libfaketime.so.1'))
  .find((file) => existsSync(file));
if (!library) {
  console.error('libfaketime is not installed (Debian: apt-get install faketime)');
  process.exit(2);
}
const { status } = spawnSync(program, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    LD_PRELOAD: library,
    FAKETIME: `${secondsAhead < 0 ? '' : '+'}${secondsAhead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Files keep the times that they have.
    NO_FAKE_STAT: '1',
  },
});
process.exit(status ?? 1);
