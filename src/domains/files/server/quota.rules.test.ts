import { expect, it } from 'vitest';
import { uploadQuota } from '../contract/files.words.ts';
import { judgeQuota } from './quota.rules.ts';

const nothing = { dayCount: 0, dayBytes: 0, unusedCount: 0, unusedBytes: 0 };
const { filesADay, bytesADay, unusedFiles, unusedBytes } = uploadQuota;

it.each([
  ['nothing yet', {}, 1, undefined],
  ['the last of the day', { dayCount: filesADay - 1 }, 1, undefined],
  ['one more in the day', { dayCount: filesADay }, 1, 'tooManyWaiting'],
  ['the last byte of the day', { dayBytes: bytesADay - 5 }, 5, undefined],
  ['a byte more in the day', { dayBytes: bytesADay - 5 }, 6, 'tooMuchToday'],
  ['one unused file more', { unusedCount: unusedFiles }, 1, 'tooMuchUnused'],
  ['an unused byte more', { unusedBytes: unusedBytes - 5 }, 6, 'tooMuchUnused'],
] as const)('%s', (_title, sent, bytes, refusal) => {
  expect(judgeQuota({ ...nothing, ...sent }, bytes)).toBe(refusal);
});
