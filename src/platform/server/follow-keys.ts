import { minuteMs } from '#platform/contract/durations.ts';
import { isLookupHash, type Key, lookupHash } from './encryption.ts';

/** How long whoever proved to be behind something without an account may act on it. */
const followMs = 30 * minuteMs;

/** Keys of half an hour to one row each, for people without an account; nothing of them is kept here. */
export type FollowKeys = {
  followKey: (rowId: number, now: Date) => string;
  isFollowKey: (key: string | undefined, rowId: number, now: Date) => boolean;
};

/** The keys of one kind of row, made with a key of that kind's own. */
export function createFollowKeys(key: Key): FollowKeys {
  return {
    followKey(rowId, now) {
      const until = String(now.getTime() + followMs);
      return `${until}.${lookupHash(key, `${rowId}.${until}`)}`;
    },
    isFollowKey(typed, rowId, now) {
      const [until = '', seal = ''] = typed?.split('.') ?? [];
      return Number(until) > now.getTime() && isLookupHash(key, seal, `${rowId}.${until}`);
    },
  };
}
