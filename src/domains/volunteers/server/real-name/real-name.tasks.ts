import type { BackgroundTask } from '#platform/server/background.ts';
import { forgetNumbers } from './real-name.store.ts';

const dayMs = 86_400_000;
const keptDays = 30;
const batch = 200;

/** Numbers in decided checks are emptied with their pictures; the verified one lies with the person (domain.md B). */
export const forgetIdNumbers: BackgroundTask = {
  name: 'volunteers.forgetIdNumbers',
  everyMs: 3_600_000,
  run: async ({ sql, now }) =>
    (await forgetNumbers(sql, new Date(now.getTime() - keptDays * dayMs), batch)) === batch,
};
