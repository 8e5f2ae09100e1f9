// Before every test: labels go by the year that the tests are written in, so that they read the same in any other. A room
// or house that is opened goes on with its own clock. And waits have patience, which the runner gives them for a second only.
import { beforeEach, vi } from 'vitest';
import { followClock } from '#platform/contract/instants.ts';
import { patience } from './patience.ts';

beforeEach(() => followClock(() => new Date('2026-11-22T09:00:00+08:00')));

/** Whether this worker's waits have it already: files of one worker share the runner. */
const isPatient = Symbol.for('patient waits');
type Options = number | { timeout?: number; interval?: number };
const patiently = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: patience.waitMs, ...options };

if (!(isPatient in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    [isPatient]: true,
    waitFor: ((work, options) => waitFor(work, patiently(options))) satisfies typeof waitFor,
    waitUntil: ((work, options) => waitUntil(work, patiently(options))) satisfies typeof waitUntil,
  });
}
