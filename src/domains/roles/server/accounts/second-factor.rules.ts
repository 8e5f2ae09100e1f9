import type { PermissionCode } from '../../contract/permissions.words.ts';
import { isSensitive } from './grants.rules.ts';

/** Besides the sensitive ones: who holds these decides what the city reads or what is said of people, or takes lists of people and teams out. */
const besides: readonly string[] = [
  'news.review',
  'discussion.review',
  'anomalies.judge',
  'volunteers.view',
  'teams.view',
] satisfies PermissionCode[];

/** Whether who holds these permissions decides, administers, or sees and exports personal data, and so needs a second factor (ASVS 4.3.1). */
export const needsSecondFactor = (permissions: Iterable<string>): boolean =>
  [...permissions].some((code) => isSensitive([code]) || besides.includes(code));
