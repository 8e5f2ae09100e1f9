import pg from 'pg';
import type { DatabaseLog } from './sql-pool.ts';

export type ChannelOptions = {
  /** The channel's name on the server: a plain identifier. */
  name: string;
  /** A message of another connection; what this one sends does not come back to it. */
  receive: (message: string) => void;
  /** Called whenever listening begins (again): messages sent before may never have arrived. */
  missed: () => void;
  log?: DatabaseLog;
};

export type Channel = {
  /** Sends a message to every other connection that listens, or rejects when there is no connection just now. */
  send: (message: string) => Promise<void>;
  close: () => Promise<void>;
};

/** What NOTIFY takes: 8,000 bytes with its end. */
export const maxMessageBytes = 7_900;

const firstRetryMs = 100;
const longestRetryMs = 5_000;
/** A connection that died without a word is noticed by the first question it leaves unanswered. */
const pingEveryMs = 15_000;
const answerLimitMs = 5_000;

/**
 * One dedicated connection that listens and sends by LISTEN and NOTIFY, opened again with growing pauses for as long as it
 * takes. It needs a session of its own: behind a pooler in transaction mode nothing arrives.
 */
export function openServerChannel(url: string, options: ChannelOptions): Channel {
  const { name, receive, missed, log } = options;
  let client: pg.Client | undefined;
  let retryMs = firstRetryMs;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const opening = newClient(url);
    const lose = (error?: Error) => {
      if (client === opening) client = undefined;
      else if (!error) return;
      opening.removeAllListeners('end');
      opening.end().catch(() => undefined);
      if (isClosed) return;
      log?.('warn', 'the connection for signals was lost', { error: error?.message, retryMs });
      retry = setTimeout(() => void connect(), retryMs).unref();
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    };
    let isLost = false;
    const loseOnce = (error?: Error) => {
      if (!isLost) lose(error);
      isLost = true;
    };
    opening.on('error', loseOnce);
    opening.on('end', () => loseOnce(new Error('the server closed it')));
    opening.on('notification', ({ processId, payload }) => {
      if (processId !== (opening as unknown as { processID: number }).processID) receive(payload ?? '');
    });
    try {
      await opening.connect();
      await opening.query(`listen ${name}`);
    } catch (error) {
      loseOnce(error as Error);
    }
  };
  void connect();
  return {} as Channel;
}

const newClient = (url: string): pg.Client => new pg.Client({ connectionString: url });
