import { dayMs } from '#platform/contract/durations.ts';
import { timeLabel, toDay } from '#platform/contract/instants.ts';
import { type DemoState, fitsDay, instantOn, runningStart } from '../plan-dates.ts';
import { RELEASES } from './activities/releases.ts';
import type { RenderedActivity } from './activities/render.ts';
import { renderActivities } from './activities.ts';
import { wrongTimes } from './time-of-day.ts';

/** Those that the releases name are found by title and state, so they stay where they are. */
const mayMove = ({ title }: RenderedActivity): boolean =>
  ![RELEASES.asked, RELEASES.released].some((one) => title.startsWith(one.title));

/** Further away than any hour of the day. */
const unfit = 2 * dayMs;

/**
 * A text for each state, the same texts on every day; what is under way at `now` gets those that usually start at about that hour
 * on such a day, so that no night watch walks in the afternoon.
 */
export function castTexts(states: readonly DemoState[], now: Date): RenderedActivity[] {
  const texts = renderActivities(states.length, 'jianglan activities');
  const today = toDay(now);
  const startsAt = timeLabel(runningStart(now));
  const wishedStart = runningStart(now).getTime();
  const away = new Map(
    texts.map((text) => {
      const { shift, title, summary } = text;
      const byHour = fitsDay(today, shift.days)
        ? Math.abs(instantOn(today, shift.startsAt).getTime() - wishedStart)
        : unfit;
      return [text, byHour + (wrongTimes(title + summary, startsAt).length > 0 ? unfit : 0)];
    }),
  );
  const awayBy = (text: RenderedActivity): number => away.get(text) ?? Number.POSITIVE_INFINITY;
  const firstAfter = states.lastIndexOf('running') + 1;
  states.forEach((state, index) => {
    if (state !== 'running') return;
    const nearest = texts
      .slice(firstAfter)
      .filter(mayMove)
      .toSorted((one, other) => awayBy(one) - awayBy(other))[0];
    const own = texts[index];
    if (!own || !nearest || awayBy(nearest) >= awayBy(own)) return;
    texts[texts.indexOf(nearest)] = own;
    texts[index] = nearest;
  });
  return texts;
}
