import { z } from 'zod';
import { readCityFile } from './city-file.ts';
import { line, perCategory } from './shapes.ts';

/** One thing somebody says as a reason or a remark. */
const phrases = z.array(line.min(4).max(200)).min(1);

/** What people give as their reason, from an activity that is sent back to a member who leaves. */
export const PHRASES = readCityFile(
  'phrases',
  z.strictObject({
    activityReturns: phrases,
    cancellations: phrases,
    signUpRejections: phrases,
    signUpCancellations: phrases,
    entryReasons: phrases,
    joinRequests: phrases,
    joinRejections: phrases,
    leaveReasons: phrases,
  }),
);

/** What a team writes to close an activity (小结): result, people, what to do better. */
export const ACTIVITY_SUMMARIES = readCityFile(
  'summaries',
  perCategory(z.array(line.min(20).max(2000)).min(1)),
);
