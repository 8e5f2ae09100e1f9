import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { CoverRefusal } from '../../contract/covers.words.ts';
import { lockVolunteers } from '../signups.store.ts';
import { type CoverRow, findCover } from './covers.queries.ts';
import { lockCover } from './covers.store.ts';

/** A request that is not over, its asker and these people locked, then itself. @throws NotFound, Refusal over */
export async function lockOpenCover(
  act: Act<VolunteerCaller, CoverRefusal>,
  requestId: number,
  volunteerIds: readonly number[] = [],
): Promise<CoverRow> {
  const found = await findCover(act.sql, requestId);
  if (!found) throw new NotFound('没有找到这次求助');
  await lockVolunteers(act.sql, [...new Set([found.askerId, ...volunteerIds])]);
  await lockCover(act.sql, requestId);
  const cover = await findCover(act.sql, requestId);
  if (!cover) throw new NotFound('没有找到这次求助');
  return cover;
}

/** One of the caller's own that is not over. @throws NotFound, Refusal over */
export async function lockOwnCover(
  act: Act<VolunteerCaller, CoverRefusal>,
  requestId: number,
): Promise<CoverRow> {
  const cover = await lockOpenCover(act, requestId);
  if (cover.askerId !== act.caller.volunteerId) throw new NotFound('没有找到这次求助');
  if (cover.state !== 'open' && cover.state !== 'awaiting') throw act.refuse('over');
  return cover;
}
