import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './connection.ts';
import { DatabaseAway } from './server/database-trouble.ts';

/** How many copies of the product one database serves at a time: their number is four bits of every id. */
export const INSTANCE_COUNT = 16;

/** So long a claim holds in the database; this copy believes in it a little less long, for the clocks of both go on alike, not together. */
const HELD_MS = 40_000;
const BELIEVED_MS = 30_000;
const RENEWED_EVERY_MS = 10_000;

export type InstanceNumber = {
  /** The number that no other copy has now. @throws DatabaseAway when the claim could not be renewed in time */
  current: () => number;
  /** Gives the number back; nothing may be written afterwards. */
  release: () => Promise<void>;
};

export type InstanceWish = {
  /** Taken when it is free. */
  preferred?: number | undefined;
  /** Of a copy whose place is taken: its number comes back at once. Never of one that may still live. */
  holder?: string | undefined;
  /** Fingerprint of the secret that this copy writes under. */
  keyId?: string | undefined;
  /** How long a free number is waited for. */
  waitMs?: number;
};

const CLAIM = `
  insert into instance_numbers (number, holder, held_until, key_id)
  select n, $1::text, clock_timestamp() + make_interval(secs => $3::float / 1000), $4::text
  from generate_series(0, ${INSTANCE_COUNT - 1}) n
  left join instance_numbers held on held.number = n
  where held.number is null or held.held_until < clock_timestamp() or held.holder = $1
  order by (held.holder = $1) is true desc, n = $2::int desc, n
  limit 1
  on conflict (number) do update set holder = excluded.holder, held_until = excluded.held_until, key_id = excluded.key_id
  where instance_numbers.held_until < clock_timestamp() or instance_numbers.holder = excluded.holder
  returning number`;

/**
 * A number of this copy's own among those that write to one database, 0 to 15, kept by renewing the claim. Two copies never make
 * ids with one number: who cannot renew in time makes none. The embedded database has one process, which is 0.
 * @throws Error when all numbers stay taken
 */
export async function claimInstanceNumber(
  { engine, pool }: Pick<Database, 'engine' | 'pool'>,
  { preferred = 0, holder = randomUUID(), keyId, waitMs = HELD_MS + 5_000 }: InstanceWish = {},
): Promise<InstanceNumber> {
  if (engine === 'embedded') return { current: () => 0, release: async () => undefined };
  const held = { number: -1, until: 0 };
  const claim = async (): Promise<boolean> => {
    const askedAt = performance.now();
    const wished = held.number < 0 ? preferred : held.number;
    const { rows } = await pool.query<{ number: number }>(CLAIM, [holder, wished, HELD_MS, keyId ?? null]);
    const [row] = rows;
    if (row) Object.assign(held, { number: row.number, until: askedAt + BELIEVED_MS });
    return row !== undefined;
  };
  const giveUpAt = performance.now() + waitMs;
  while (!(await claim())) {
    if (performance.now() > giveUpAt)
      throw new Error(`all ${INSTANCE_COUNT} numbers of copies are taken on this database; stop one first`);
    await delay(250);
  }
  let renewing: Promise<unknown> | undefined;
  let isGivenBack = false;
  const renew = (): void => {
    if (isGivenBack) return;
    renewing ??= claim()
      // What keeps the database from answering is told where it is asked for more than this.
      .catch(() => undefined)
      .finally(() => (renewing = undefined));
  };
  const timer = setInterval(renew, RENEWED_EVERY_MS).unref();
  return {
    current: () => {
      if (performance.now() < held.until) return held.number;
      renew();
      throw new DatabaseAway('the claim of this copy’s number ran out before the database answered');
    },
    release: async () => {
      isGivenBack = true;
      clearInterval(timer);
      await renewing;
      held.until = 0;
      await pool.query('delete from instance_numbers where holder = $1', [holder]);
    },
  };
}
