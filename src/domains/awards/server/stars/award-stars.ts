import { notify } from '#domains/messages/server/index.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { ownStarsPath } from '../../contract/stars.words.ts';
import { effectiveOf } from './stars.queries.ts';
import { changeStar, lockStarsOver, nobodyYet } from './stars.store.ts';

const batch = 100;

/** 公示 over without an open objection → awarded, if the hours that count still suffice; else it is held for staff (domain.md 1.6). */
export async function awardStars(act: Act): Promise<boolean> {
  const { sql, now } = act;
  const stars = await lockStarsOver(sql, { now, limit: batch });
  const effective = await effectiveOf(
    sql,
    stars.map(({ volunteerId }) => volunteerId),
  );
  for (const star of stars) {
    const minutes = effective.get(star.volunteerId)?.minutes ?? 0;
    const isEnough = minutes >= star.askedMinutes;
    await changeStar(
      sql,
      star,
      isEnough
        ? { state: 'awarded', awardedAt: now, awardedMinutes: minutes }
        : { ...nobodyYet, state: 'held', reason: '公示期间时长有变动，现在不够这一星' },
    );
    const name = starNames[star.level - 1] ?? '';
    await notify(act, {
      accountId: star.volunteerId,
      category: 'review',
      title: isEnough ? `祝贺你成为${name}志愿者` : `${name}暂缓`,
      body: isEnough
        ? `公示结束，没有异议。你以 ${hoursLabel(minutes)} 小时已生效时长获授${name}，星级不会自动降低。`
        : '公示期间你的时长有变动，现在不够这一星。时长足够后，实践中心会重新确认。',
      link: ownStarsPath,
    });
    await act.audit({
      action: isEnough ? 'awardStar' : 'holdStar',
      targetType: 'star',
      targetId: star.id,
      detail: { level: star.level, minutes },
    });
  }
  return stars.length === batch;
}
