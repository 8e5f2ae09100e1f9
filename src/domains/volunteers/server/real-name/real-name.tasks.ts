import { hourMs, dayMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { forgetNumbers } from './real-name.store.ts';

const keptDays = 30;
const batch = 200;

/** Numbers in decided checks are emptied with their pictures; the verified one lies with the person (domain.md B). */
export const forgetIdNumbers: BackgroundTask = {
  name: 'volunteers.forgetIdNumbers',
  everyMs: hourMs,
  run: async ({ sql, now }) =>
    (await forgetNumbers(sql, new Date(now.getTime() - keptDays * dayMs), batch)) === batch,
};
