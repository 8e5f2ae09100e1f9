import { notifyMany } from '#domains/messages/server/index.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { lastCoverGroup } from '../../contract/covers.words.ts';
import { shiftWords } from '../calendar/shift-words.ts';
import { type CoverRow, groupOf } from './covers.queries.ts';
import { endOfNight, nextGroupAt } from './covers.rules.ts';
import { changeCover, insertAsks } from './covers.store.ts';

/** Where volunteers read what they asked and were asked. */
export const coverPage = '/usercenter/index/mycover';

/** Asks the next group that has somebody, by message; at night it waits for the morning. Gives how many were asked. */
export async function askGroup(act: Act, cover: CoverRow): Promise<number> {
  const { sql, now } = act;
  const morning = endOfNight(now);
  if (morning) {
    await changeCover(sql, cover.requestId, { nextGroupAt: morning });
    return 0;
  }
  let volunteerIds: number[] = [];
  let groupNo = cover.groupNo;
  while (groupNo < lastCoverGroup && volunteerIds.length === 0) {
    groupNo += 1;
    volunteerIds = await groupOf(sql, { requestId: cover.requestId, groupNo, now });
  }
  await changeCover(sql, cover.requestId, {
    groupNo,
    nextGroupAt: nextGroupAt(groupNo, cover.startsAt, now),
  });
  if (volunteerIds.length === 0) return 0;
  await insertAsks(sql, { requestId: cover.requestId, groupNo, now, volunteerIds });
  await notifyMany(
    act,
    volunteerIds.map((accountId) => ({
      accountId,
      category: 'signUp' as const,
      title: `请你顶班：${cover.title}`,
      body: `${maskName(cover.askerName)}来不了${shiftWords(cover)}，地点${cover.placeName}。能来就点开接下，先接的有；没空也请说一声。`,
      link: coverPage,
    })),
  );
  return volunteerIds.length;
}
