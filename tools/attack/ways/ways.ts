import type { Campaign } from '../judge.ts';
import { waysAfter } from './after.ts';
import { waysBefore } from './before.ts';
import { openCityDay } from './city-day.ts';
import { waysDuring } from './during.ts';
import type { Way } from './way.ts';

/** Minutes after the start of the shifts at which the ways are tried; the order is that of a day. */
const day: readonly (readonly [minutes: number, ways: readonly Way[]])[] = [
  [-120, waysBefore],
  [15, waysDuring],
  [130, waysAfter],
];

/** Tries every way to fake an hour on one day of the attacked city; gives how many. */
export async function tryWays({ product, report, isOver }: Campaign): Promise<number> {
  const city = await openCityDay(product);
  let tried = 0;
  for (const [minutes, ways] of day) {
    await city.goTo(minutes);
    for (const { what, must, run } of ways) {
      if (isOver()) return tried;
      tried += 1;
      const outcome = await run(city).catch((error: Error) => `fault: ${error.message}`);
      if (outcome !== must) report({ part: 'ways', what, seen: `${outcome}, not ${must}` });
    }
  }
  await product.moveClock(0);
  return tried;
}
