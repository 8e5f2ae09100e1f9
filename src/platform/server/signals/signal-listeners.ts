import type { DatabaseLog } from '#database/sql-pool.ts';

/** Called with the topic, or with the subscription itself when signals may have been missed: then look for yourself. */
export type SignalListener = (topic: string) => void;

/** Ends a subscription that means every topic that begins so; alone it means all topics. */
export const anything = '*';

/** Who listens to what in one process. A listener that throws is logged and hinders nobody. */
export class SignalListeners {
  readonly #byTopic = new Map<string, Set<SignalListener>>();
  readonly #byBeginning = new Map<string, Set<SignalListener>>();
  readonly #log: DatabaseLog | undefined;

  constructor(log: DatabaseLog | undefined) {
    this.#log = log;
  }

  add(subscription: string, listener: SignalListener): () => void {
    const map = subscription.endsWith(anything) ? this.#byBeginning : this.#byTopic;
    // One of its own, so that a function that listens twice may stop once.
    const own: SignalListener = (topic) => listener(topic);
    const found = map.get(subscription) ?? new Set();
    map.set(subscription, found.add(own));
    return () => {
      found.delete(own);
      if (found.size === 0 && map.get(subscription) === found) map.delete(subscription);
    };
  }

  tell(topic: string): void {
    this.#call(this.#byTopic.get(topic), topic);
    for (const [subscription, found] of this.#byBeginning)
      if (topic.startsWith(subscription.slice(0, -anything.length))) this.#call(found, topic);
  }

  /** Calls everybody: signals may have been missed. */
  tellAll(): void {
    for (const map of [this.#byTopic, this.#byBeginning])
      for (const [subscription, found] of map) this.#call(found, subscription);
  }

  #call(found: Iterable<SignalListener> = [], topic: string): void {
    for (const listener of found) {
      try {
        listener(topic);
      } catch (error) {
        this.#log?.('error', 'a listener failed', { topic, error: (error as Error).message });
      }
    }
  }
}
