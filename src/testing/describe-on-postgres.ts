import { describe } from 'vitest';
import { postgresUrl } from './test-database.ts';

const WHY_SKIPPED = ' [skipped: needs a real PostgreSQL, set TEST_DATABASE_URL]';

/** Tests that only a real server can fail (races above all); elsewhere skipped, and the title says why. */
export function describeOnPostgres(title: string, tests: () => void): void {
  // oxlint-disable-next-line vitest/valid-describe-callback, vitest/valid-title -- handed on from the caller
  describe.skipIf(!postgresUrl)(postgresUrl ? title : title + WHY_SKIPPED, tests);
}
