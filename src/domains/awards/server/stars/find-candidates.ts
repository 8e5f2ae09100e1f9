import { notifyMany } from '#domains/messages/server/index.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import { keptSince, type Retention } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { ownStarsPath } from '../../contract/stars.words.ts';
import { levelToFind } from './stars.rules.ts';
import { effectiveOf, peopleAfter, starLevels, starsOfPeople } from './stars.queries.ts';
import { changeStar, forgetNights, insertCandidates, keepNight, lockNight, lockStar } from './stars.store.ts';

const batch = 500;

/** How long it is kept how far each night's sweep came. */
export const starNightsKept: Retention = {
  what: '每晚找星级候选的进度',
  days: 31,
  since: '当晚',
  ending: '删除',
};

/**
 * One step of the night's sweep (domain.md 1.6): who reaches a star by effective hours alone becomes a candidate for it, and an
 * awarded star whose hours no longer suffice is marked for staff; nothing is taken away. One sweep a day, shared by all processes.
 */
export async function findStarCandidates(act: Act): Promise<boolean> {
  const { sql, now } = act;
  const night = await lockNight(sql, toDay(now));
  if (!night || night.finishedAt) return false;
  const people = await peopleAfter(sql, night.afterId, batch);
  if (people.length > 0) await lookAt(act, people);
  const isOver = people.length < batch;
  await keepNight(sql, {
    night: night.night,
    afterId: people.at(-1) ?? night.afterId,
    finishedAt: isOver ? now : null,
  });
  if (isOver) await forgetOldNights(act);
  return !isOver;
}

async function forgetOldNights({ sql, now, audit }: Act): Promise<void> {
  const count = await forgetNights(sql, toDay(keptSince(now, starNightsKept)));
  if (count > 0)
    await audit({ action: 'forgetStarNights', targetType: 'star', targetId: null, detail: { count } });
}

async function lookAt(act: Act, people: readonly number[]): Promise<void> {
  const { sql, now } = act;
  const levels = await starLevels(sql);
  const effective = await effectiveOf(sql, people);
  const stars = await starsOfPeople(sql, people);
  const found = [...effective].flatMap(([volunteerId, { minutes, records }]) => {
    const own = stars.filter((star) => star.volunteerId === volunteerId);
    const reached = levelToFind(minutes, levels, own);
    if (!reached) return [];
    const { level, minMinutes: askedMinutes } = reached;
    const counted = { countedAt: now, countedMinutes: minutes, countedRecords: records, askedMinutes };
    return [{ id: act.newId(), volunteerId, level, state: 'candidate' as const, ...counted }];
  });
  await insertCandidates(sql, found);
  await notifyMany(
    act,
    found.map(({ id, volunteerId, level, countedMinutes }) => ({
      accountId: volunteerId,
      category: 'review' as const,
      title: `你成为${starNames[level - 1]}志愿者候选`,
      body: `已生效时长 ${hoursLabel(countedMinutes)} 小时，达到${starNames[level - 1]}。实践中心确认后公示 3 个工作日，没有异议就授星。`,
      link: ownStarsPath,
      dedupeKey: `starCandidate:${id}`,
    })),
  );
  for (const star of stars) {
    if (star.state !== 'awarded') continue;
    const minutes = effective.get(star.volunteerId)?.minutes ?? 0;
    const isShort = minutes < (star.keptMinutes ?? star.askedMinutes);
    if (isShort === (star.shortSince !== null)) continue;
    // Staff may be deciding about it just now: what they decided stands.
    const locked = await lockStar(sql, star.id);
    if (locked?.version !== star.version) continue;
    await changeStar(sql, locked, { shortSince: isShort ? now : null });
    await act.audit({
      action: isShort ? 'markShortStar' : 'unmarkShortStar',
      targetType: 'star',
      targetId: star.id,
      detail: { minutes },
    });
  }
}
