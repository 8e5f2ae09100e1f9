import pg from 'pg';
import { applicationName, type DatabaseLog } from '../sql-pool.ts';

/** PostgreSQL's code for a write on a standby, or on a primary that has just become one. */
export const READ_ONLY = '25006';
/** A host that does not answer by then is passed over, ms. */
const probeLimitMs = 1_500;
/** Not more often is it looked for the host that writes, however many ask. */
const pauseMs = 100;

const MANY = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;
/** Libpq's, unknown to the driver. */
const ATTRIBUTE = 'target_session_attrs';

/**
 * The addresses that a `DATABASE_URL` names, in its order: `postgres://user@one,two:5433/volunteers?target_session_attrs=read-write`
 * in libpq's words gives two. Undefined when it is none, or asks for anything but a host that writes.
 */
export function hostUrls(text: string): string[] | undefined {
  const parts = MANY.exec(text);
  if (!parts) return undefined;
  const [, before = '', hosts = '', after = ''] = parts;
  const named = hosts.split(',');
  const areSeveral = named.length > 1;
  const urls = named.map((host) => `${before}${host}${after}`);
  const areRight = urls.every((url, at) => {
    if (!URL.canParse(url) || (areSeveral && named[at] === '')) return false;
    const wish = new URL(url).searchParams.get(ATTRIBUTE) ?? 'read-write';
    return ['read-write', 'primary', ...(areSeveral ? [] : ['any'])].includes(wish);
  });
  return areRight ? urls.map(withoutAttribute) : undefined;
}

function withoutAttribute(text: string): string {
  const url = new URL(text);
  if (!url.searchParams.has(ATTRIBUTE)) return text;
  url.searchParams.delete(ATTRIBUTE);
  return url.href;
}

/** Which of the hosts takes writes now. With one host it is that one, and nobody is asked. */
export class Hosts {
  readonly #urls: readonly string[];
  readonly #log: DatabaseLog | undefined;
  #current: string;
  #looking: Promise<boolean> | undefined;

  constructor(urls: readonly string[], log?: DatabaseLog) {
    this.#urls = urls;
    this.#log = log;
    this.#current = urls[0] ?? '';
  }

  get current(): string {
    return this.#current;
  }

  get areSeveral(): boolean {
    return this.#urls.length > 1;
  }

  /** Asks all hosts at once who takes writes; false when none does. Those who ask meanwhile share the answer. */
  look(): Promise<boolean> {
    this.#looking ??= this.#ask().finally(() => {
      setTimeout(() => (this.#looking = undefined), pauseMs).unref();
    });
    return this.#looking;
  }

  async #ask(): Promise<boolean> {
    const found = await Promise.any(this.#urls.map(takesWrites)).catch(() => undefined);
    if (!found) return false;
    if (found !== this.#current)
      this.#log?.('warn', 'another database host takes writes now', { host: new URL(found).host });
    this.#current = found;
    return true;
  }
}

/** The address again; rejects when that host is away, a standby, or read-only. */
async function takesWrites(url: string): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${applicationName} hosts`,
    connectionTimeoutMillis: probeLimitMs,
    query_timeout: probeLimitMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    refuseReadOnly(await client.query(asksWhetherReadOnly));
    return url;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A statement whose answer {@link refuseReadOnly} judges; of several in one text the last. */
export const asksWhetherReadOnly = 'show transaction_read_only';

/** @throws Error with the code of a host that is read-only when the answer says so */
export function refuseReadOnly(answer: unknown): void {
  const last = (Array.isArray(answer) ? answer.at(-1) : answer) as pg.QueryResult<Record<string, string>>;
  if (last.rows[0]?.transaction_read_only === 'off') return;
  throw Object.assign(new Error('this host is read-only'), { code: READ_ONLY });
}
