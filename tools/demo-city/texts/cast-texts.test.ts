import { expect, it } from 'vitest';
import { timeLabel } from '#platform/contract/instants.ts';
import { castTexts } from './cast-texts.ts';
import { type DemoState, instantOn, runningStart, stateCounts } from '../plan-dates.ts';
import { RELEASES } from './activities/releases.ts';
import { renderActivities } from './activities.ts';
import { wrongTimes } from './time-of-day.ts';

const states = (Object.keys(stateCounts) as DemoState[]).flatMap((state) =>
  Array.from({ length: stateCounts[state] }, () => state),
);
const hours = 3_600_000;

it.each(['08:10', '10:00', '14:30', '19:40'])(
  'at %s nothing is under way that starts at another hour or on another kind of day',
  (time) => {
    for (const day of ['2026-11-22', '2026-11-24']) {
      const now = instantOn(day, time);
      const running = castTexts(states, now).filter((_, index) => states[index] === 'running');
      expect(running).toHaveLength(stateCounts.running);
      const isWeekday = day === '2026-11-24';
      for (const { shift } of running) {
        const away = instantOn(day, shift.startsAt).getTime() - runningStart(now).getTime();
        expect(Math.abs(away)).toBeLessThanOrEqual(1.5 * hours);
        expect(isWeekday ? ['weekday', 'any'] : ['weekend', 'sunday', 'any']).toContain(shift.days);
      }
    }
  },
);

it.each(['02:30', '05:10', '08:10', '12:20', '14:30', '17:40', '21:00', '23:50'])(
  'at %s nothing is under way whose name or summary speaks of another time of day',
  (time) => {
    for (const day of ['2026-11-22', '2026-11-24']) {
      const now = instantOn(day, time);
      const running = castTexts(states, now).filter((_, index) => states[index] === 'running');
      const startsAt = timeLabel(runningStart(now));
      expect(running.flatMap(({ title, summary }) => wrongTimes(title + summary, startsAt))).toEqual([]);
    }
  },
);

it('leaves what the releases name in its state, whatever the hour', () => {
  const { asked, released } = RELEASES;
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-28'])
    for (let hour = 0; hour < 24; hour += 1) {
      const texts = castTexts(states, instantOn(day, `${hour}:05`));
      const has = (state: DemoState, title: string) =>
        texts.some((text, index) => states[index] === state && text.title.startsWith(title));
      expect([day, hour, has('pending', asked.title), has('published', released.title)]).toEqual([
        day,
        hour,
        true,
        true,
      ]);
    }
});

it('tells the same activities at every hour, each once', () => {
  const keys = castTexts(states, instantOn('2026-11-24', '14:30')).map(({ key }) => key);
  const all = renderActivities(states.length, 'jianglan activities').map(({ key }) => key);
  expect(keys.toSorted()).toEqual(all.toSorted());
});
