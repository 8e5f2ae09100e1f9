import { sql as raw, type Insertable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { StarAwardsTable } from '#database/tables/awards.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { starPublicityWorkdays } from '#domains/awards/contract/stars.words.ts';
import { starMinutes } from '#domains/volunteers/contract/volunteers.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { earlierStars, endOfEarlierStandard } from './earlier-stars.ts';

/** Stars that so many minutes reach, 0 to 5. */
const starsOf = (minutes: number): number => starMinutes.filter((asked) => minutes >= asked).length;

type Line = { volunteerId: number; effectiveAt: Date; minutes: number; records: number };
type Star = Insertable<StarAwardsTable>;

/** How those stand who reached their star last; everybody before them has it. */
const latest = ['held', 'publicity', 'objected', 'candidate'] as const;

/** Stars of everybody whose effective hours reach one, on every step of the way, by the rules of the product. */
export async function loadStars(database: Database, city: City): Promise<void> {
  const lines = await runningSums(database, city.now);
  const earlier = await earlierStars(database, city);
  const hasOne = new Set(earlier.map(({ volunteerId }) => volunteerId));
  const reached = reachedOf(lines).filter(({ volunteerId }) => !hasOne.has(volunteerId));
  const rows = await Promise.all(
    reached.map((line, index) =>
      starOf(database, city, {
        line,
        sumAt: sumsOf(lines, line.volunteerId),
        state: latest[index - reached.length + latest.length] ?? 'awarded',
      }),
    ),
  );
  await bulkInsert(database, 'starAwards', [...rows, ...earlier].map(whole));
  await endOfEarlierStandard(database, city);
}

/** A star with every column said, as rows that go in together are. */
const whole = (star: Star): Star => ({ ...nothingYet, ...star });
const nothingYet = {
  reason: null,
  firstConfirmedBy: null,
  firstConfirmedAt: null,
  firstLeads: null,
  confirmedBy: null,
  confirmedAt: null,
  publicityEndsAt: null,
  objection: null,
  objectorId: null,
  objectedAt: null,
  answer: null,
  answeredBy: null,
  answeredAt: null,
  awardedAt: null,
  awardedMinutes: null,
  shortSince: null,
  keptMinutes: null,
  version: 1,
};

/** Everybody's effective minutes after each record, in their order. */
async function runningSums({ kysely }: Database, now: Date): Promise<Line[]> {
  const { rows } = await raw<Line>`select * from (
      select volunteer_id, effective_at,
        (sum(minutes) over (partition by volunteer_id order by effective_at, id))::int as minutes,
        (count(*) over (partition by volunteer_id order by effective_at, id))::int as records,
        sum(minutes) over (partition by volunteer_id) as total
      from service_hours where status = 'effective' and effective_at <= ${now}) h
    where total >= ${starMinutes[0]} order by effective_at, volunteer_id, records`.execute(kysely);
  return rows;
}

/** The line with which each person reached the highest star so far, the earliest first. */
function reachedOf(lines: readonly Line[]): Line[] {
  const reached = new Map<number, Line>();
  for (const line of lines)
    if (starsOf(line.minutes) > starsOf(reached.get(line.volunteerId)?.minutes ?? 0))
      reached.set(line.volunteerId, line);
  return [...reached.values()].toSorted(
    (one, other) => one.effectiveAt.getTime() - other.effectiveAt.getTime(),
  );
}

/** What one person's effective hours came to at an instant. */
const sumsOf = (lines: readonly Line[], volunteerId: number) => (at: Date) =>
  lines.findLast((line) => line.volunteerId === volunteerId && line.effectiveAt <= at);

type Wish = { line: Line; sumAt: ReturnType<typeof sumsOf>; state: (typeof latest)[number] | 'awarded' };

async function starOf(database: Database, city: City, { line, sumAt, state }: Wish): Promise<Star> {
  const { now, reviewerId } = city;
  const isPast = state === 'awarded';
  const found = isPast ? plus(line.effectiveAt, dayMs) : plus(now, -2 * hourMs);
  const countedAt = new Date(Math.min(Math.max(found.getTime(), line.effectiveAt.getTime()), now.getTime()));
  const endsAt = await publicityEnd(database.kysely, countedAt, starPublicityWorkdays);
  const isOver = isPast && endsAt < plus(now, -hourMs);
  const isPublic = state !== 'held' && state !== 'candidate';
  const objector = city.volunteers.find(({ id }) => id !== line.volunteerId);
  return {
    id: city.idAt(countedAt),
    volunteerId: line.volunteerId,
    level: starsOf(line.minutes),
    state: isPast && !isOver ? 'publicity' : state,
    countedAt,
    countedMinutes: (sumAt(countedAt) ?? line).minutes,
    countedRecords: (sumAt(countedAt) ?? line).records,
    askedMinutes: starMinutes[starsOf(line.minutes) - 1] ?? 0,
    reason: state === 'held' ? '请抽看证据' : null,
    confirmedBy: isPublic ? reviewerId : null,
    confirmedAt: isPublic ? countedAt : null,
    publicityEndsAt: isPublic ? endsAt : null,
    objection: state === 'objected' ? '有两次活动我也在，没有看到这位志愿者到场。' : null,
    objectorId: state === 'objected' ? (objector?.id ?? null) : null,
    objectedAt: state === 'objected' ? countedAt : null,
    awardedAt: isOver ? plus(endsAt, minuteMs) : null,
    awardedMinutes: isOver ? (sumAt(endsAt) ?? line).minutes : null,
  };
}
