import { notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { shiftWords } from '../calendar/shift-words.ts';
import { lockVolunteers } from '../signups.store.ts';
import { askGroup, coverPage } from './ask-group.ts';
import { coversDue, findCover } from './covers.queries.ts';
import { changeCover, lockCover } from './covers.store.ts';

const batch = 20;

/** Asks the next group of requests whose time has come, and ends those whose shift has begun or whose place is gone. */
export async function followCovers(act: Act): Promise<boolean> {
  const due = await coversDue(act.sql, act.now, batch);
  for (const { requestId, askerId } of due) {
    await lockVolunteers(act.sql, [askerId]);
    await lockCover(act.sql, requestId);
    const cover = await findCover(act.sql, requestId);
    if (!cover || (cover.state !== 'open' && cover.state !== 'awaiting')) continue;
    if (cover.startsAt <= act.now || cover.signUpState !== 'confirmed') await endCover(act, requestId);
    else if (cover.state === 'open') await askGroup(act, cover);
  }
  return due.length === batch;
}

async function endCover(act: Act, requestId: number): Promise<void> {
  const cover = await findCover(act.sql, requestId);
  if (!cover) return;
  const ended = { takerId: null, takenAt: null, nextGroupAt: null, endedAt: act.now };
  await changeCover(act.sql, requestId, { status: 'lapsed', ...ended });
  await act.audit({ action: 'lapseCover', targetType: 'coverRequest', targetId: requestId });
  if (cover.signUpState === 'confirmed')
    await notify(act, {
      accountId: cover.askerId,
      category: 'signUp',
      level: 'important',
      title: `没有人接班：${cover.title}`,
      body: `${shiftWords(cover)}到开始还没有人接，仍然是你的班。`,
      link: coverPage,
    });
}
