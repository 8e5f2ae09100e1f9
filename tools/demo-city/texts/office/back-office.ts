import { z } from 'zod';
import { volunteerStatusLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { readCityFile } from '../city-file.ts';
import { line, wordOf } from '../shapes.ts';

const { restricted, frozen } = volunteerStatusLabels;

/** What the centre set up by itself: a role, a day without work, and volunteers whom it keeps back. */
export const BACK_OFFICE = readCityFile(
  'office/back-office',
  z.strictObject({
    role: z.strictObject({ name: line, remark: line }),
    holiday: line,
    /** A workday that waits for the security administrator. */
    workday: line,
    /** A new password for the dispatcher, which a second person has to agree to; `{name}`, `{loginName}`. */
    reset: z.strictObject({
      title: line,
      facts: z.array(z.strictObject({ label: line, text: line })),
      reason: line,
    }),
    /** Logs that were taken out in the background: expired, cancelled, failed. */
    exports: z.array(z.strictObject({ reason: line, rowCount: z.int().min(5_001) })).length(3),
    standings: z
      .array(
        z.strictObject({
          status: wordOf({ restricted, frozen }),
          reason: line,
          /** How long it still lasts; without it there is no end. */
          days: z.int().min(1).optional(),
        }),
      )
      .min(1),
  }),
);
