import pg from 'pg';
import { applicationName, type DatabaseLog } from '../sql-pool.ts';

export type ChannelOptions = {
  /** The channel's name on the server: a plain identifier. */
  name: string;
  /** A message of another connection; what this one sends does not come back to it. */
  receive: (message: string) => void;
  /** Listening has begun, or begun again: what was sent before may never have arrived. */
  joined: () => void;
  log?: DatabaseLog | undefined;
};

/** A line between the processes of one database. */
export type Channel = {
  /** Sends one message (at most {@link maxMessageBytes}) to every other connection; rejects while there is none. */
  send: (message: string) => Promise<void>;
  close: () => Promise<void>;
};

/** What NOTIFY takes: under 8,000 bytes. */
export const maxMessageBytes = 7_900;

const firstRetryMs = 100;
const longestRetryMs = 5_000;
/** A connection that died without a word is found out by the first question that it leaves unanswered. */
const pingEveryMs = 15_000;
const answerLimitMs = 5_000;

/**
 * One dedicated connection for LISTEN and NOTIFY, opened again with growing pauses for as long as it takes. It needs a
 * session of its own: through a pooler in transaction mode nothing arrives.
 */
export class ServerChannel implements Channel {
  readonly #url: () => string;
  readonly #options: ChannelOptions;
  readonly #ping: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #isListening = false;
  #retryMs = firstRetryMs;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** `url` is asked each time it is opened. */
  constructor(url: () => string, options: ChannelOptions) {
    this.#url = url;
    this.#options = options;
    this.#ping = setInterval(() => void this.#query('select 1').catch(() => undefined), pingEveryMs).unref();
    void this.#open();
  }

  async send(message: string): Promise<void> {
    await this.#query('select pg_notify($1, $2)', [this.#options.name, message]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url(),
      application_name: `${applicationName} signals`,
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('the server closed it')));
    client.on('notification', ({ processId, payload }) => {
      if (processId !== ownProcess(client)) this.#options.receive(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`listen ${this.#options.name}`);
    } catch (error) {
      this.#lose(client, error as Error);
      return;
    }
    if (this.#client !== client) return;
    this.#isListening = true;
    this.#retryMs = firstRetryMs;
    this.#options.joined();
  }

  async #query(text: string, values?: string[]): Promise<void> {
    const client = this.#client;
    if (!client || !this.#isListening) throw new Error('no connection for signals just now');
    try {
      await client.query(text, values);
    } catch (error) {
      this.#lose(client, error as Error);
      throw error;
    }
  }

  /** Gives a broken connection up and tries again after a pause. */
  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    this.#isListening = false;
    client.end().catch(() => undefined);
    this.#options.log?.('warn', 'the connection for signals was lost', { error: error.message });
    this.#retry = setTimeout(() => void this.#open(), this.#retryMs).unref();
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
  }
}

/** The server's number of this connection; missing from the published types. */
const ownProcess = (client: pg.Client): number => (client as unknown as { processID: number }).processID;
