import { beforeAll, expect, it } from 'vitest';
import { sql as raw } from 'kysely';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { fileKeysFrom, privateFiles } from '#domains/files/server/index.ts';
import { createPersonalVault } from '#domains/volunteers/server/index.ts';
import { decryptText, deriveKey, encryptText, isSealedBy, lookupHash } from '#platform/server/encryption.ts';
import { createMemoryStorage } from '#platform/server/ports/storage.ts';
import { runTask } from '#platform/server/run-background.ts';
import { keptKey, keyIdOf, type Secret, type Secrets } from '#platform/server/secrets/keys.ts';
import { outboxHashKey } from '#platform/server/secrets/outbox-keys.ts';
import { rekeyLookups } from '#platform/server/secrets/rekey-lookups.ts';
import { readSecretState } from '#platform/server/secrets/secret-state.queries.ts';
import { takeSecret } from '#platform/server/secrets/take-secret.ts';
import { grownAt, grownCity, putCityFiles } from '#testing/grown-city.ts';
import { openTables } from '#testing/open-tables.ts';
import { checkData } from '../../../tools/check-data/check-data.ts';
import { keptUnderSecret, resealSubjects, resealTask } from './kept-under-secret.ts';

const [first, second] = [testSecret, 'the second secret of the city, long enough'];
const now = grownAt;

/** One story on the demo city, which has rows of every kind: written under one secret, by a release that named no key. */
const { database, sql } = openTables({ ...grownCity, engine: 'embedded', isOneStory: true });
const storage = createMemoryStorage();
const tables = keptUnderSecret.flatMap((room) => room.tables ?? []);
/** Tables and shelves, of which each is counted in a step of its own. */
const subjects = resealSubjects(first, storage).length;
const shelved = (): Promise<{ path: string }[]> =>
  sql()
    .selectFrom('files')
    .select(raw<string>`'s/' || left(key, 2) || '/' || key`.as('path'))
    .where('purpose', 'in', ['idProof', 'hourProof', 'teamProof', 'recordProof', 'complaintProof'])
    .execute();

const said: string[] = [];
const take = (secret: string, ...secretBefore: string[]): Promise<Secrets> =>
  takeSecret(
    { secret, secretBefore },
    { database: database(), rooms: keptUnderSecret, now, say: (line) => said.push(line), waitMs: 0 },
  );
const engine = () => ({ database: database(), clock: () => now, newId: () => 1 });
/** Steps of the task, then the process is gone. */
const reseal = (secret: Secret, steps = 10_000): Promise<void> => {
  let left = steps;
  return runTask(
    engine(),
    resealTask(secret, storage, (line) => said.push(line)),
    () => left-- <= 0,
  );
};
const resealAll = async (secret: Secret): Promise<void> => {
  for (let rounds = 0; rounds < 20; rounds += 1) await reseal(secret);
};

/** Every sealed value with how it opens; how many lie under which key. */
async function opened(secret: Secret): Promise<{ values: string[]; starts: Record<string, number> }> {
  const values: string[] = [];
  const starts: Record<string, number> = {};
  for (const { table, id, columns } of tables) {
    for (const { column, purpose } of columns) {
      const { rows } = await database().pool.query<{ id: string; value: string }>(
        `select ${id}::text as id, ${column} as value from ${table} where ${column} <> '' order by ${id}`,
        [],
      );
      const key = deriveKey(secret, purpose);
      for (const row of rows) {
        values.push(`${table}.${column} ${row.id} ${decryptText(key, row.value)}`);
        const [version = '', keyId = ''] = row.value.split('.');
        const start = version === 'v1' ? version : keyId;
        starts[start] = (starts[start] ?? 0) + 1;
      }
    }
  }
  return { values, starts };
}

/** How many hashes are not what the secret gives of the value beside them. */
const wrongHashes = async (secret: Secret): Promise<number> => {
  let moved = -1;
  await sql()
    .transaction()
    .execute(async (inside) => {
      ({ moved } = await rekeyLookups(inside, keptUnderSecret, secret));
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
  return moved;
};

/** What nobody of the city has. */
async function addRare(): Promise<void> {
  const [person] = await sql().selectFrom('volunteers').select('id').orderBy('id').limit(1).execute();
  const id = person?.id ?? 0;
  const vault = createPersonalVault(first);
  const personal = {
    addressCipher: vault.seal('江边路 1 号'),
    emergencyCipher: vault.seal('{"name":"沈知夏"}'),
  };
  await sql().updateTable('volunteers').set(personal).where('id', '=', id).execute();
  const code = encryptText(deriveKey(first, 'accounts/second-factor'), 'a secret of codes');
  const factor = { accountId: id, secretCipher: code, nextSecretCipher: code, createdAt: now };
  await sql().insertInto('secondFactors').values(factor).execute();
  const idCipher = encryptText(deriveKey(first, 'teams/member-id'), '330106199803041234');
  const member = sql().selectFrom('teamMembers').select('id').orderBy('id').limit(1);
  await sql().updateTable('teamMembers').set({ idCipher }).where('id', '=', member).execute();
}

let before: string[];
let secrets: Secrets;
beforeAll(async () => {
  await putCityFiles(database(), storage);
  await addRare();
  for (const { table, columns } of tables)
    for (const { column } of columns)
      await database().pool.query(
        `update ${table} set ${column} = regexp_replace(${column}, '^v2[.][0-9a-f]{12}', 'v1') where ${column} <> ''`,
        [],
      );
  ({ values: before } = await opened(first));
});

it('the city has values of every declared column, and each hash is that of its value', async () => {
  const named = new Set(before.map((line) => line.split(' ')[0]));
  const empty = tables
    .flatMap(({ table, columns }) => columns.map(({ column }) => `${table}.${column}`))
    .filter((name) => !named.has(name));
  expect(empty).toEqual([]);
  expect(await wrongHashes(first)).toBe(0);
});

it('a wrong secret is refused in one sentence before there is a register', async () => {
  await expect(take(second)).rejects.toThrow(/^outbox\.recipient_cipher was encrypted under another SECRET/);
  expect(await sql().selectFrom('secretKeys').selectAll().execute()).toEqual([]);
});

it('the right one is noted, and from then on the sentence names both fingerprints', async () => {
  await take(first);
  await expect(take(second)).rejects.toThrow(
    `SECRET is not the one that this database is written under (fingerprint ${keyIdOf(first)}; that of SECRET is ${keyIdOf(second)}): set SECRET to that one; to change it`,
  );
});

it('a new secret is taken with the old one beside it: numbers are found, and none is had twice', async () => {
  const [owner] = await sql()
    .selectFrom('accounts')
    .select(['id', 'mobileCipher', 'userType'])
    .where('mobileHash', 'is not', null)
    .orderBy('id')
    .limit(1)
    .execute();
  const mobile = createMobileVault(accountKeysFrom(first)).open(owner?.mobileCipher ?? '');
  secrets = await take(second, first);
  expect(said.at(-1)).toMatch(/^SECRET is a new one: \d{3,} look-up hashes made anew/);
  expect(await wrongHashes(secrets)).toBe(0);
  const vault = createMobileVault(accountKeysFrom(secrets));
  const found = await sql()
    .selectFrom('accounts')
    .select('id')
    .where('mobileHash', '=', vault.hashOf(mobile))
    .where('userType', '=', owner?.userType ?? 2)
    .execute();
  expect(found).toEqual([{ id: owner?.id }]);
  const taken = sql()
    .updateTable('accounts')
    .set(vault.seal(mobile))
    .where('userType', '=', owner?.userType ?? 2)
    .where('id', '=', (row) =>
      row
        .selectFrom('accounts as other')
        .select('other.id')
        .where('other.userType', '=', owner?.userType ?? 2)
        .where('other.id', '<>', owner?.id ?? 0)
        .orderBy('other.id')
        .limit(1),
    );
  await expect(taken.execute()).rejects.toMatchObject({ code: '23505' });
});

it('an ID number is had once under both', async () => {
  const people = sql().selectFrom('volunteers').select(['id', 'idCipher']).orderBy('id').limit(1);
  const [one] = await people.where('idHash', 'is not', null).execute();
  const [other] = await people.where('idHash', 'is', null).execute();
  const vault = createPersonalVault(secrets);
  const sealed = vault.sealId(vault.openId(one?.idCipher ?? ''));
  const taken = sql()
    .updateTable('volunteers')
    .set(sealed)
    .where('id', '=', other?.id ?? 0);
  await expect(taken.execute()).rejects.toMatchObject({ code: '23505' });
});

it('everything is readable before the first step, and what is written meanwhile lies under the new secret', async () => {
  expect((await opened(secrets)).values).toEqual(before);
  const [account] = await sql()
    .selectFrom('accounts')
    .selectAll()
    .where('mobileHash', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const vault = createMobileVault(accountKeysFrom(secrets));
  const mobile = vault.open(account?.mobileCipher ?? '');
  await sql()
    .updateTable('accounts')
    .set(vault.seal(mobile))
    .where('id', '=', account?.id ?? 0)
    .execute();
  const { starts } = await opened(secrets);
  expect(starts[keyIdOf(second)]).toBe(1);
});

it('codes that nobody can make anew are found by keys that were kept', () => {
  for (const purpose of ['device-marks', 'accounts/second-factor', 'complaints/own'] as const)
    expect(keptKey(secrets, purpose).bytes.equals(deriveKey(first, purpose).bytes)).toBe(true);
});

it('before the first value is moved it is counted how many wait, table by table', async () => {
  await reseal(secrets, subjects);
  const { values, starts } = await opened(secrets);
  const files = (await privateFiles.after(sql(), null, 10_000)).length;
  const { isMoving, moved, waiting } = await readSecretState(sql());
  expect({ isMoving, moved }).toEqual({ isMoving: true, moved: 0 });
  const tableOf = (line: string) => line.split('.')[0] ?? '';
  const expected = new Map<string, number>([['private files', files]]);
  for (const line of values) expected.set(tableOf(line), (expected.get(tableOf(line)) ?? 0) + 1);
  // One account was written under the new secret meanwhile.
  expected.set('accounts', (expected.get('accounts') ?? 0) - (starts[keyIdOf(second)] ?? 0));
  expect(Object.fromEntries(waiting.map(({ subject, count }) => [subject, count]))).toEqual(
    Object.fromEntries(expected),
  );
});

it('a process that ends in the middle leaves what it did, and the next one goes on', async () => {
  await reseal(secrets, 3);
  const told = said.findLast((line) => line.includes('still wait'));
  expect(told).toMatch(
    /^\d{3,} values still wait to be sealed under the new SECRET: account_closings 1, accounts \d+, complaints \d+/,
  );
  const { values, starts } = await opened(secrets);
  expect(values).toEqual(before);
  expect(starts[keyIdOf(second)]).toBeGreaterThan(200);
  expect(starts.v1).toBeGreaterThan(200);
  await expect(take(second)).rejects.toThrow(
    `values under an earlier SECRET (fingerprint ${keyIdOf(first)}) may be left: name it in SECRET_BEFORE`,
  );
  secrets = await take(second, first);
  await reseal(secrets, 2);
  expect((await opened(secrets)).values).toEqual(before);
  const { starts: still } = await opened(secrets);
  const files = (await readSecretState(sql())).waiting.find(({ subject }) => subject === 'private files');
  const left = (await readSecretState(sql())).waiting.reduce((sum, { count }) => sum + count, 0);
  expect(left - (files?.count ?? 0)).toBe(before.length - (still[keyIdOf(second)] ?? 0));
});

it('a step that fails leaves the rows and the place as they were', async () => {
  const place = () => sql().selectFrom('resealing').selectAll().orderBy('subject').execute();
  const left = [await opened(secrets), await place()];
  await database().pool.query(
    `create function no_more() returns trigger language plpgsql as $$ begin raise 'no more'; end $$`,
    [],
  );
  await database().pool.query(
    'create trigger no_more before insert or update on resealing execute function no_more()',
    [],
  );
  await expect(reseal(secrets)).rejects.toThrow('no more');
  expect([await opened(secrets), await place()]).toEqual(left);
  await database().pool.query('drop trigger no_more on resealing', []);
});

it('changing one’s mind halfway is another change', async () => {
  secrets = await take(first, second);
  expect(await wrongHashes(secrets)).toBe(0);
  expect((await opened(secrets)).values).toEqual(before);
  await reseal(secrets, subjects + 4);
  secrets = await take(second, first);
  expect(await wrongHashes(secrets)).toBe(0);
});

it('at the end nothing is left under the earlier one, files neither, and the log says so once', async () => {
  await resealAll(secrets);
  const { values, starts } = await opened(second);
  expect(values).toEqual(before);
  expect((await readSecretState(sql())).waiting).toEqual([]);
  expect(starts).toEqual({ [keyIdOf(second)]: before.length });
  const { seal } = fileKeysFrom(second);
  const files = await shelved();
  expect(files.length).toBeGreaterThan(3);
  for (const { path } of files) {
    const bytes = await storage.get(path);
    expect(bytes && isSealedBy(seal, bytes)).toBe(true);
  }
  expect(said.filter((line) => line.startsWith('nothing is left under the earlier SECRET'))).toEqual([
    `nothing is left under the earlier SECRET (${keyIdOf(first)}): SECRET_BEFORE can be taken away once links that were sent before have lapsed`,
  ]);
});

it('then the new one alone will do: numbers are found, kept keys go on, and every invariant holds', async () => {
  const alone = await take(second);
  expect(await wrongHashes(alone)).toBe(0);
  for (const purpose of ['device-marks', 'accounts/second-factor', 'complaints/own'] as const)
    expect(keptKey(alone, purpose).bytes.equals(deriveKey(first, purpose).bytes)).toBe(true);
  const { rows } = await database().pool.query<{ hash: string; recipient: string }>(
    `select recipient_hash as hash, recipient_cipher as recipient from outbox where recipient_hash is not null order by id limit 1`,
    [],
  );
  const recipient = decryptText(deriveKey(second, 'outbox/recipient'), rows[0]?.recipient ?? '');
  expect(rows[0]?.hash).toBe(lookupHash(outboxHashKey(second), recipient));
  expect(await checkData(database())).toEqual([]);
  await expect(take(first)).rejects.toThrow('SECRET is not the one that this database is written under');
});
