import type { ComplaintTarget } from './complaints.words.ts';

/** Where one complains of something: the form with its target filled in. */
export const complainPath = (targetType: ComplaintTarget, targetId: number): string =>
  `/user-index/complain?type=${targetType}&id=${targetId}`;
