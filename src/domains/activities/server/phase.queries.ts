import { type RawBuilder, sql as raw } from 'kysely';
import type { ListPhase } from '../contract/activities.words.ts';

/** One condition on a row `a` of activities. */
export type Condition = RawBuilder<unknown>;

/** Free places in shifts to come. Before the first start the sums on the activity decide; later the shifts are asked. */
export const hasFreePlaces = (
  now: Date,
): Condition => raw`a.taken_count < a.capacity and (a.starts_at > ${now} or exists (
    select from shifts f where f.activity_id = a.id and f.status = 'open' and f.starts_at > ${now}
      and f.taken_count < f.capacity))`;

/** The span of sign-up contains this instant. */
const takesSignUps = (now: Date): Condition =>
  raw`(a.sign_up_opens_at is null or a.sign_up_opens_at <= ${now}) and a.sign_up_closes_at > ${now}`;

/** The phases of `phaseOf`, said in SQL for the filters of the public list. */
export function phaseConditions(phase: ListPhase | undefined, now: Date): Condition[] {
  if (phase === 'ended') return [raw`a.status in ('settling', 'publicity', 'closed')`];
  const live = raw`a.status = 'published' and a.ends_at > ${now}`;
  switch (phase) {
    case undefined:
      return [live];
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
