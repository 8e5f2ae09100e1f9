import type { Database } from '#database/connection.ts';
import { type Channel, maxMessageBytes } from '#database/server/server-channel.ts';
import type { DatabaseLog } from '#database/sql-pool.ts';
import { anything, type SignalListener, SignalListeners } from './signal-listeners.ts';

/** Word between the processes of one database that something changed: it says what, never how, and may come once too often. */
export type Signals = {
  /** Tells this process's listeners at once and every other process within some milliseconds. Only after the commit. */
  publish: (topics: Iterable<string>) => void;
  /** Listens to one topic, or with `*` at the end to all that begin so. Gives the way to stop. */
  subscribe: (topic: string, listener: SignalListener) => () => void;
  /** Sends what is waiting and listens no more. */
  close: () => Promise<void>;
};

const topicPattern = /^[\w:./-]{1,100}$/;

/** A topic is a short name in one line, like `messages:4711`. @throws Error for anything else */
export function requireTopic(topic: string): void {
  if (!topicPattern.test(topic)) throw new Error(`${JSON.stringify(topic)} is no topic`);
}

/** Signals for other processes wait so long for company: however many commits there are, NOTIFY is sent 50 times a second. */
const gatherMs = 20;
const retryMs = 250;
/** Beyond so many the others are told that anything may have changed. */
const mostWaiting = 1_000;

/** Signals over LISTEN and NOTIFY on a server; on the embedded engine, which has one process, without either. */
export function createSignals(database: Pick<Database, 'openChannel'>, log?: DatabaseLog): Signals {
  const listeners = new SignalListeners(log);
  const channel = database.openChannel?.({
    name: 'signals',
    receive: (message) => {
      if (message === anything) listeners.tellAll();
      else for (const topic of message.split('\n')) listeners.tell(topic);
    },
    joined: () => listeners.tellAll(),
    log,
  });
  const sender = channel && new SignalSender(channel);
  return {
    publish(topics) {
      for (const topic of new Set(topics)) {
        requireTopic(topic);
        listeners.tell(topic);
        sender?.add(topic);
      }
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    async close() {
      await sender?.end();
      await channel?.close();
    },
  };
}

/** Gathers topics and sends them together; what could not be sent is sent when the connection is back. */
class SignalSender {
  readonly #channel: Channel;
  #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #sentAt = 0;
  #hasEnded = false;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  add(topic: string): void {
    if (this.#hasEnded) return;
    if (this.#waiting.size >= mostWaiting) this.#waiting = new Set([anything]);
    if (!this.#waiting.has(anything)) this.#waiting.add(topic);
    this.#schedule(Math.max(0, this.#sentAt + gatherMs - performance.now()));
  }

  /** Sends what is waiting, once, and takes nothing more. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    await this.#flush().catch(() => undefined);
  }

  async #flush(): Promise<void> {
    const topics = this.#waiting;
    if (topics.size === 0) return;
    this.#waiting = new Set();
    this.#sentAt = performance.now();
    try {
      for (const message of messagesOf(topics)) await this.#channel.send(message);
    } catch (error) {
      for (const topic of topics) this.add(topic);
      throw error;
    }
  }

  #schedule(delayMs: number): void {
    this.#timer ??= setTimeout(() => {
      void this.#flush()
        .then(
          () => gatherMs,
          () => retryMs,
        )
        .then((pauseMs) => {
          this.#timer = undefined;
          if (this.#waiting.size > 0) this.#schedule(pauseMs);
        });
    }, delayMs).unref();
  }
}

/** As few messages as hold all topics, each within what NOTIFY takes. */
function messagesOf(topics: ReadonlySet<string>): string[] {
  if (topics.has(anything)) return [anything];
  const messages: string[] = [];
  for (const topic of topics) {
    const last = messages.at(-1);
    if (last !== undefined && last.length + 1 + topic.length <= maxMessageBytes)
      messages[messages.length - 1] = `${last}\n${topic}`;
    else messages.push(topic);
  }
  return messages;
}
