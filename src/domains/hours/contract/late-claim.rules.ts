import { dayMs } from '#platform/contract/durations.ts';
import { hourLimits } from './hours.words.ts';

/** Too old for the team's word (domain.md 4.3.10): the centre alone decides it then, by two people (decision 0041). */
export const isLateClaim = ({ endsAt }: { endsAt: Date }, now: Date): boolean =>
  now.getTime() - endsAt.getTime() > hourLimits.makeupDays * dayMs;
