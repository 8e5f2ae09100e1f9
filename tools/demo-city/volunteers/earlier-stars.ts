import { sql as raw, type Insertable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { StarAwardsTable } from '#database/tables/awards.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { starPublicityWorkdays } from '#domains/awards/contract/stars.words.ts';
import { starMinutes, starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';

/** What the stars asked for while the city tried a standard of its own, until three days ago. */
export const earlierMinutes: readonly number[] = [50, 80, 110, 140, 180].map((hours) => hours * 60);

/** From the records of a star to its award, at most, with whatever holidays. */
export const starPathMs = 25 * dayMs;

type Star = Insertable<StarAwardsTable>;
type Person = { volunteerId: number; name: string };

/**
 * Stars found while the earlier standard held, which they keep: five stars that one person confirmed and whoever leads the centre has
 * not yet, and up to two first stars whose hours were voided since: one was taken back, one waits for somebody to judge it.
 */
export async function earlierStars({ kysely }: Database, city: City): Promise<Star[]> {
  const { now, reviewerId } = city;
  const foundAt = plus(now, -4 * dayMs);
  const { rows: best } = await raw<
    Person & { minutes: number; records: number }
  >`select h.volunteer_id, v.name,
      sum(h.minutes)::int as minutes, count(*)::int as records
    from service_hours h join volunteers v on v.id = h.volunteer_id
    where h.status = 'effective' and h.effective_at <= ${foundAt} and h.volunteer_id <> ${city.volunteers[0]?.id ?? 0}
    group by h.volunteer_id, v.name having sum(h.minutes) >= ${earlierMinutes[4]} order by 3 desc limit 1`.execute(
    kysely,
  );
  const [five] = best;
  const { rows: fallen } = await raw<{
    volunteerId: number;
    minutes: number;
    voidedAt: Date;
  }>`select h.volunteer_id,
      (sum(h.minutes) filter (where h.status = 'effective'))::int as minutes, max(r.effective_at) as voided_at
    from service_hours h left join service_hours r on r.reversal_of = h.id
    where h.status = 'effective' or r.id is not null
    group by h.volunteer_id
    having sum(h.minutes) filter (where h.effective_at < ${plus(now, -starPathMs)}) >= ${earlierMinutes[0]}
      and sum(h.minutes) filter (where h.status = 'effective') < ${earlierMinutes[0]}
      and max(r.effective_at) is not null
    order by h.volunteer_id limit 2`.execute(kysely);
  const stars: Star[] = five
    ? [
        {
          id: city.idAt(foundAt),
          volunteerId: five.volunteerId,
          level: 5,
          state: 'candidate',
          countedAt: foundAt,
          countedMinutes: five.minutes,
          countedRecords: five.records,
          askedMinutes: earlierMinutes[4] ?? 0,
          firstConfirmedBy: reviewerId,
          firstConfirmedAt: plus(now, -2 * dayMs),
          firstLeads: false,
        },
      ]
    : [];
  for (const [at, person] of fallen.entries())
    stars.push(await fallenStar(kysely, city, { ...person, isTakenBack: at === 0 }));
  return stars;
}

type Fallen = { volunteerId: number; minutes: number; voidedAt: Date; isTakenBack: boolean };

async function fallenStar(
  sql: Database['kysely'],
  city: City,
  { volunteerId, isTakenBack, ...fallen }: Fallen,
): Promise<Star> {
  const countedAt = plus(city.now, -starPathMs);
  const { rows } = await raw<{
    minutes: number;
    records: number;
  }>`select sum(minutes)::int as minutes, count(*)::int as records
    from service_hours where volunteer_id = ${volunteerId} and status in ('effective', 'voided') and effective_at <= ${countedAt}`.execute(
    sql,
  );
  const counted = rows[0] ?? { minutes: 0, records: 0 };
  const endsAt = await publicityEnd(sql, countedAt, starPublicityWorkdays);
  return {
    id: city.idAt(countedAt),
    volunteerId,
    level: 1,
    state: isTakenBack ? 'withdrawn' : 'awarded',
    countedAt,
    countedMinutes: counted.minutes,
    countedRecords: counted.records,
    askedMinutes: earlierMinutes[0] ?? 0,
    confirmedBy: city.reviewerId,
    confirmedAt: plus(countedAt, minuteMs),
    publicityEndsAt: endsAt,
    awardedAt: plus(endsAt, minuteMs),
    awardedMinutes: counted.minutes,
    reason: isTakenBack ? '有几次签到由他人代签，记录已经作废' : null,
    shortSince: isTakenBack ? null : plus(fallen.voidedAt, 8 * hourMs),
    version: isTakenBack ? 5 : 4,
  };
}

/** The line of the log that says when the earlier standard ended. */
export async function endOfEarlierStandard({ kysely }: Database, city: City): Promise<void> {
  const leader = await kysely
    .selectFrom('accounts')
    .select(['id', 'displayName'])
    .where('loginName', '=', 'fuzeren001')
    .executeTakeFirstOrThrow();
  const told = (levels: readonly number[]) =>
    Object.fromEntries(
      levels.map((minutes, index) => [
        `star${index + 1}`,
        `${starNames[index]} ${minutes / 60} 小时${index === 4 ? '，两人确认' : ''}`,
      ]),
    );
  await kysely
    .insertInto('auditLog')
    .values({
      at: plus(city.now, -3 * dayMs),
      actorId: leader.id,
      actorName: leader.displayName,
      requestId: 'demo',
      action: 'saveStarLevels',
      targetType: 'starLevels',
      targetId: null,
      reason: '试行结束，改用全国通行的标准',
      detail: JSON.stringify({ before: told(earlierMinutes), after: told(starMinutes) }),
    })
    .execute();
}
