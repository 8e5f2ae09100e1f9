import { z } from 'zod';
import { readCityFile } from './city-file.ts';
import { line, lineList } from './shapes.ts';

/**
 * What is said at activities: questions with their answers (none names a day or a place, so that they fit every activity), notices
 * that a team pins, remarks, the words that hold a post and a post that one of them holds, one that was hidden and one reported.
 */
export const DISCUSSION = readCityFile(
  'discussion',
  z.strictObject({
    questions: z.array(z.strictObject({ question: line, answer: line })).min(1),
    notices: lineList,
    remarks: lineList,
    words: lineList,
    held: z.strictObject({ text: line, reason: line }),
    hidden: z.strictObject({ text: line, reason: line }),
    reported: z.strictObject({ text: line, reasons: lineList }),
  }),
);
