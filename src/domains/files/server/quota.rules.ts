import { uploadQuota } from '../contract/files.words.ts';

/** What an account sent lately: within a day, and what of it nothing holds yet; in bytes as kept. */
export type Uploads = { dayCount: number; dayBytes: number; unusedCount: number; unusedBytes: number };

/** Why an account may send no more now, or undefined. `bytes` is the size of the next file. */
export function judgeQuota(
  { dayCount, dayBytes, unusedCount, unusedBytes }: Uploads,
  bytes: number,
): 'tooManyWaiting' | 'tooMuchToday' | 'tooMuchUnused' | undefined {
  if (dayCount >= uploadQuota.filesADay) return 'tooManyWaiting';
  if (dayBytes + bytes > uploadQuota.bytesADay) return 'tooMuchToday';
  const isFull = unusedCount >= uploadQuota.unusedFiles || unusedBytes + bytes > uploadQuota.unusedBytes;
  return isFull ? 'tooMuchUnused' : undefined;
}
