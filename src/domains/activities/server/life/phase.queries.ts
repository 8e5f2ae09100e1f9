import { type RawBuilder, sql as raw } from 'kysely';
import type { ListPhase } from '../../contract/activities.words.ts';

/** One condition on a row `a` of activities. */
export type Condition = RawBuilder<unknown>;

/**
 * True when some shift of `a` meets the condition on `s`. A scalar subquery on purpose: `exists` beside an `or` is
 * planned as a hash of all shifts, this one as a probe of one activity's.
 */
export const hasShift = (condition: Condition): Condition =>
  raw`coalesce((select true from shifts s where s.activity_id = a.id and ${condition} limit 1), false)`;

/**
 * Free places in shifts that still take people. Before the first closing the sums on the activity decide; later the shifts are
 * asked. By `is_full`, not by the counts: an answer that was found so outlives every sign-up that leaves a place.
 */
export const hasFreePlaces = (now: Date): Condition => raw`not a.is_full
    and (coalesce(a.first_closes_at, a.starts_at) > ${now}
      or ${hasShift(raw`s.status = 'open' and coalesce(s.closes_at, s.starts_at) > ${now} and not s.is_full`)})`;

/** The span of sign-up contains this instant. */
const takesSignUps = (now: Date): Condition =>
  raw`(a.sign_up_opens_at is null or a.sign_up_opens_at <= ${now}) and a.sign_up_closes_at > ${now}`;

/** Not begun, or still taking sign-ups: what a visitor can still look forward to. Its counterpart is the phase `running`. */
const isAhead = (now: Date): Condition => raw`(a.starts_at > ${now} or a.sign_up_closes_at > ${now})`;

/** The phases of `phaseOf`, said in SQL for the filters of the public list; without one what is ahead, or with what runs all that lives. */
export function phaseConditions(
  { phase, withRunning = false }: { phase?: ListPhase | undefined; withRunning?: boolean | undefined },
  now: Date,
): Condition[] {
  if (phase === 'ended') return [raw`a.status in ('settling', 'publicity', 'closed')`];
  // What has ended is swept within a minute, so the end hardly narrows anything; `is true` keeps its index out of the
  // plan, or lists in order of start would be read whole and sorted.
  const live = raw`a.status = 'published' and (a.ends_at > ${now}) is true`;
  switch (phase) {
    case undefined:
      return withRunning ? [live] : [live, isAhead(now)];
    case 'recruiting':
      return [live, takesSignUps(now), hasFreePlaces(now)];
    case 'full':
      return [live, takesSignUps(now), raw`not (${hasFreePlaces(now)})`];
    case 'notOpen':
      return [live, raw`a.sign_up_opens_at > ${now}`];
    case 'running':
      return [live, raw`a.starts_at <= ${now} and a.sign_up_closes_at <= ${now}`];
  }
}
