import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#database/connection.ts';
import { inTransaction, type Sql } from '#database/transaction.ts';
import { secondMs } from '#platform/contract/durations.ts';
import { decryptText, encryptText, isSealedUnder } from '../encryption.ts';
import { deriveKey, keptPurposes, keyIdOf, type Secrets } from './keys.ts';
import { rekeyLookups } from './rekey-lookups.ts';
import { newestValue } from './sealed-rows.store.ts';
import type { KeptUnderSecret } from './sealed-table.ts';
import {
  copiesUnderAnother,
  keptKeyRows,
  lockRegister,
  noteBefore,
  putInForce,
  saveKeptKey,
  secretsInUse,
} from './secret-register.store.ts';

/** The secrets that are set, as the environment gives them. */
export type SetSecrets = { secret: string; secretBefore: readonly string[] };

type Taking = {
  database: Pick<Database, 'kysely'>;
  /** What every room keeps under the secret. */
  rooms: readonly KeptUnderSecret[];
  now: Date;
  say: (line: string) => void;
  /** How long other copies are waited for to end. */
  waitMs?: number;
};

/** The secret does not fit the database: the sentence says what to set. */
export class WrongSecret extends Error {}

const pauseMs = 500;
/** A copy that was killed counts as alive for 40 s. */
const patienceMs = 45 * secondMs;

/**
 * Compares the secrets that are set with those that this database was written under, before anything is served. A new one is put in force:
 * look-up hashes are made anew at once, in one transaction; what is sealed follows in the background (`reseal.ts`).
 * @throws WrongSecret when something lies under a secret that is not set, or another copy still writes under another one
 */
export async function takeSecret(set: SetSecrets, taking: Taking): Promise<Secrets> {
  const { database, waitMs = patienceMs } = taking;
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    const taken = await inTransaction(database, (sql) => takeAlone(sql, set, taking));
    if (!Array.isArray(taken)) return taken;
    if (performance.now() > giveUpAt)
      throw new WrongSecret(
        `copies of the product that write under another SECRET run on this database (numbers ${taken.join(', ')}): stop them all, then start with the new one`,
      );
    await delay(pauseMs);
  }
}

/** Gives the secrets as they are in force now, or the numbers of copies that must end first. */
async function takeAlone(
  sql: Sql,
  set: SetSecrets,
  { rooms, now, say }: Taking,
): Promise<Secrets | number[]> {
  await lockRegister(sql);
  const current = set.secret;
  const before = [...new Set(set.secretBefore)].filter((one) => one !== current);
  const bare: Secrets = { current, before, kept: new Map() };
  const mine = keyIdOf(current);
  const inUse = await secretsInUse(sql);
  const inForce = inUse.find(({ until }) => until === null)?.keyId;
  const wrote = inForce ?? (await whoWrote(sql, bare, rooms)) ?? mine;
  requireKnown(inUse, bare);
  if (inForce !== mine) {
    const others = await copiesUnderAnother(sql, mine);
    if (wrote !== mine && others.length > 0) return others;
    if (inForce === undefined && wrote !== mine) await noteBefore(sql, wrote, now);
    await putInForce(sql, mine, now);
  }
  const secrets = { ...bare, kept: await keepKeys(sql, bare, wrote) };
  if (wrote !== mine) {
    const { moved, unreadable } = await rekeyLookups(sql, rooms, secrets);
    say(
      `SECRET is a new one: ${moved} look-up hashes made anew, what is encrypted follows in the background`,
    );
    if (unreadable > 0) say(`${unreadable} values could not be opened under any SECRET that is set`);
  }
  return secrets;
}

const wayOut =
  'set SECRET to that one; to change it, set SECRET to the new one and name the old one in SECRET_BEFORE';

function requireKnown(
  inUse: readonly { keyId: string; until: Date | null }[],
  { current, before }: Secrets,
): void {
  const known = new Set([current, ...before].map(keyIdOf));
  const [unknown] = inUse.filter(({ keyId }) => !known.has(keyId));
  if (!unknown) return;
  throw new WrongSecret(
    unknown.until === null
      ? `SECRET is not the one that this database is written under (fingerprint ${unknown.keyId}; that of SECRET is ${keyIdOf(current)}): ${wayOut}`
      : `values under an earlier SECRET (fingerprint ${unknown.keyId}) may be left: name it in SECRET_BEFORE until 运行状态 says that it can go`,
  );
}

/** Of a database without a register: the secret that opens what was written last, table by table; undefined where nothing is sealed. */
async function whoWrote(
  sql: Sql,
  secrets: Secrets,
  rooms: readonly KeptUnderSecret[],
): Promise<string | undefined> {
  let writer: string | undefined;
  for (const table of rooms.flatMap(({ tables = [] }) => tables)) {
    for (const { column, purpose } of table.columns) {
      const value = await newestValue(sql, table, column);
      if (value === undefined) continue;
      const opens = [secrets.current, ...secrets.before].find((one) => isOpened(one, purpose, value));
      if (opens === undefined)
        throw new WrongSecret(
          `${table.table}.${column} was encrypted under another SECRET than the one that is set: ${wayOut}`,
        );
      writer ??= keyIdOf(opens);
    }
  }
  return writer;
}

function isOpened(secret: string, purpose: string, value: string): boolean {
  try {
    decryptText(deriveKey(secret, purpose), value);
    return true;
  } catch {
    return false;
  }
}

const keptSeal = 'kept-keys';

/** Reads the keys that outlive every secret, keeps those that are missing as the secret gives them that wrote so far, and seals all under the one in force. */
async function keepKeys(sql: Sql, secrets: Secrets, wrote: string): Promise<ReadonlyMap<string, Buffer>> {
  const seal = deriveKey(secrets, keptSeal);
  const rows = new Map((await keptKeyRows(sql)).map(({ purpose, keyCipher }) => [purpose, keyCipher]));
  const writer =
    [secrets.current, ...secrets.before].find((one) => keyIdOf(one) === wrote) ?? secrets.current;
  const kept = new Map<string, Buffer>();
  for (const purpose of keptPurposes) {
    const row = rows.get(purpose);
    const key = row ? Buffer.from(decryptText(seal, row), 'base64') : deriveKey(writer, purpose).bytes;
    kept.set(purpose, key);
    if (!row || !isSealedUnder(seal, row))
      await saveKeptKey(sql, purpose, encryptText(seal, key.toString('base64')));
  }
  return kept;
}
