import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/calendar.contract.ts';
import { hashOf, newToken } from './feed-token.ts';
import { putFeed } from './feeds.store.ts';

/** Makes the caller's private calendar address; the earlier one ends with it. */
export const createCalendarFeed: UseCase<typeof contract.createCalendarFeed> = async (act) => {
  const { sql, now } = act;
  const { volunteerId } = act.caller;
  const token = newToken();
  await putFeed(sql, { volunteerId, tokenHash: hashOf(token), createdAt: now });
  await act.audit({ targetType: 'volunteer', targetId: volunteerId });
  return { path: `/calendar/${token}.ics`, createdAt: toInstant(now) };
};
