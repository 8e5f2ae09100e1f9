/** Pages that are asked for often, as far as that is known of each. */
const mostKnown = 300;
const windowMs = 250;
/** So many within two windows are many: some thirty a second. */
const many = 16;

type Asked = { since: number; now: number; before: number };

/** Which pages many ask for just now. */
export class PageDemand {
  readonly #asked = new Map<string, Asked>();

  /** Counts one who asks, and says whether many do. */
  note(key: string, at: number): boolean {
    const known = this.#asked.get(key);
    if (known && at - known.since < windowMs) {
      known.now += 1;
      return known.now + known.before > many;
    }
    const before = known && at - known.since < 2 * windowMs ? known.now : 0;
    this.#asked.delete(key);
    this.#asked.set(key, { since: at, now: 1, before });
    const [oldest] = this.#asked.keys();
    if (oldest !== undefined && this.#asked.size > mostKnown) this.#asked.delete(oldest);
    return before >= many;
  }
}
