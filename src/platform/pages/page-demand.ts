import { RecentMap } from '#platform/contract/text/recent-map.ts';

/** Pages that are asked for often, as far as that is known of each. */
const mostKnown = 300;
const windowMs = 250;

type Asked = { since: number; now: number; before: number };

/** How many ask for which page just now. */
export class PageDemand {
  readonly #asked = new RecentMap<string, Asked>(mostKnown);

  /** Counts one who asks, and gives how many did in the last half of a second or a little less. */
  note(key: string, at: number): number {
    const known = this.#asked.get(key);
    if (known && at - known.since < windowMs) {
      known.now += 1;
      return known.now + known.before;
    }
    const before = known && at - known.since < 2 * windowMs ? known.now : 0;
    this.#asked.set(key, { since: at, now: 1, before });
    return before + 1;
  }
}
