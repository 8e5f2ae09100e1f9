import { freePlaces } from '#domains/activities/server/index.ts';
import { notifyMany } from '#domains/messages/server/index.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { shiftWords } from '../calendar/shift-words.ts';
import { offerFreePlaces } from '../waitlist/offer-free-places.ts';
import { changeSignUp, insertSwapped } from '../signups.store.ts';
import { coverPage } from './ask-group.ts';
import type { CoverRow } from './covers.queries.ts';
import { changeCover } from './covers.store.ts';

type Swapping = { cover: CoverRow; takerId: number; riskVersion: number; decidedBy?: number };

/**
 * The one step in which a place changes hands: the asker's sign-up ends as 已换人, the taker's begins, and the shift's counts stay but for companions. Both
 * are locked. False when the place is gone.
 */
export async function swapPlace(
  act: Act<SignedInCaller, 'taken'>,
  { cover, takerId, riskVersion, decidedBy }: Swapping,
): Promise<boolean> {
  const { sql, now } = act;
  const change = { status: 'swapped' as const, statusReason: '由别的志愿者顶班', now };
  if (!(await changeSignUp(sql, { id: cover.signUpId, from: 'confirmed' }, change))) return false;
  const takerSignUpId = act.newId();
  const refusing = { sql, now, refuse: () => act.refuse('taken') };
  await insertSwapped(refusing, {
    id: takerSignUpId,
    volunteerId: takerId,
    riskVersion,
    like: cover.signUpId,
  });
  await changeCover(sql, cover.requestId, {
    status: 'done',
    takerId,
    takenAt: cover.takenAt ?? now,
    riskVersion,
    takerSignUpId,
    decidedBy: decidedBy ?? null,
    nextGroupAt: null,
    endedAt: now,
  });
  const link = `/usercenter/index/myactivity/detail/${cover.activityId}`;
  await notifyMany(act, [
    {
      accountId: cover.askerId,
      category: 'signUp',
      level: 'important',
      title: `有人接班了：${cover.title}`,
      body: `${shiftWords(cover)}已经由${maskName(cover.takerName ?? '')}接下，不再是你的班。`,
      link: coverPage,
    },
    {
      accountId: takerId,
      category: 'signUp',
      level: 'important',
      title: `换班成功：${cover.title}`,
      body: `${shiftWords(cover)}现在是你的班，集合地点：${cover.placeName}。开始前 60 分钟起可以签到。`,
      link,
    },
    {
      accountId: cover.teamAccountId,
      category: 'signUp',
      title: `有人换班：${cover.title}`,
      body: `${cover.askerName}的${shiftWords(cover)}由${cover.takerName ?? '别的志愿者'}顶班，名单已经更新。`,
      link: `/teamcenter/index/teamactivity/bm/${cover.activityId}`,
    },
  ]);
  await act.audit({
    action: 'swapPlace',
    targetType: 'signUp',
    targetId: takerSignUpId,
    detail: { fromSignUpId: cover.signUpId },
  });
  await freeCompanions(act, cover);
  return true;
}

/** Who takes over comes alone: the places of those whom the asker would have brought go to the queue. */
async function freeCompanions(act: Act<SignedInCaller>, { shiftId, partySize }: CoverRow): Promise<void> {
  if (partySize === 1) return;
  await freePlaces(act.sql, shiftId, partySize - 1);
  await offerFreePlaces(act, shiftId);
}
