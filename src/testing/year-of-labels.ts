// Before every test: labels go by the year that the tests are written in, so that they read the same in any other. A room
// or house that is opened goes on with its own clock.
import { beforeEach } from 'vitest';
import { followClock } from '#platform/contract/instants.ts';

beforeEach(() => followClock(() => new Date('2026-11-22T09:00:00+08:00')));
