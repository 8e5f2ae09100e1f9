import type { BenchSize } from '../bench-size.ts';

/** Where needs lie: 站, the account that dispatches, and the numbers of jobs that were declined first. */
export const stations = 40;
export const dispatcherAccount = 800_001;
/** Main jobs have the number of their need, declined ones so much more; what the product makes is beyond twice of it. */
export const lastRound = 1_000_000;

/** The state of the need `i` as SQL: of each hundred ninety are over, two stand in the pool. */
export const isState = (i: string): string => `case ${i} % 100
  when 90 then 'openPool' when 91 then 'openPool' when 92 then 'dispatched' when 93 then 'accepted' when 94 then 'inService'
  when 95 then 'toRate' when 96 then 'toDispatch' when 97 then 'submitted' when 98 then 'rejected' else 'closed' end`;

const hundreds = ({ needs }: BenchSize, offset: number): number[] =>
  Array.from({ length: Math.floor(needs / 100) }, (_, index) => index * 100 + offset);

/** Needs of the pool: the even ones are claimed one by one, the odd ones by many at once. */
export const pooled = (size: BenchSize, kind: 'spread' | 'contended'): number[] =>
  hundreds(size, kind === 'spread' ? 90 : 91);
/** Needs that wait for a dispatcher. */
export const waiting = (size: BenchSize): number[] => hundreds(size, 96);
