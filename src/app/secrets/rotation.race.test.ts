import { expect, it } from 'vitest';
import { openDatabase } from '#database/connection.ts';
import { claimInstanceNumber } from '#database/instance-number.ts';
import type { Sql } from '#database/transaction.ts';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { createMemoryStorage } from '#platform/server/ports/storage.ts';
import { runTask } from '#platform/server/run-background.ts';
import { keyIdOf, type Secret, type Secrets } from '#platform/server/secrets/keys.ts';
import { takeSecret } from '#platform/server/secrets/take-secret.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { keptUnderSecret, resealTask } from './kept-under-secret.ts';

const [first, second] = ['the first secret, which is long enough', 'the second secret, which is long enough'];
const people = 1_500;
const mobileOf = (no: number): string => `138${String(no).padStart(8, '0')}`;

describeOnPostgres('SECRET changed under two processes', () => {
  const { database, sql } = openTables(houseRows);
  const said: string[] = [];
  const take = (secret: string, ...secretBefore: string[]): Promise<Secrets> =>
    takeSecret(
      { secret, secretBefore },
      {
        database: database(),
        rooms: keptUnderSecret,
        now: new Date(),
        say: (line) => said.push(line),
        waitMs: 0,
      },
    );
  const fill = async (): Promise<number[]> => {
    await take(first);
    const vault = createMobileVault(accountKeysFrom(first));
    const ids: number[] = [];
    for (let no = 0; no < people; no += 1) {
      const { accountId: id } = await buildAccount(sql(), { userType: 2 });
      await sql()
        .updateTable('accounts')
        .set(vault.seal(mobileOf(no)))
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
    return ids;
  };

  it('ends with every row under the new one: starts take turns, tasks share the work, and no write is lost', async () => {
    const ids = await fill();
    const { rows } = await database().pool.query<{ name: string }>('select current_database() as name', []);
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
      pathname: `/${rows[0]?.name}`,
    });
    const other = await openDatabase({ url: url.href });
    try {
      said.length = 0;
      const [secrets] = await Promise.all([take(second, first), take(second, first), take(second, first)]);
      // One of them made the hashes anew.
      expect(said.filter((line) => line.startsWith('SECRET is a new one'))).toHaveLength(1);
      const vault = createMobileVault(accountKeysFrom(secrets));
      const becomes = new Map<number, string>();
      const refused: string[] = [];
      const write = async (into: Sql, from: number): Promise<void> => {
        for (let no = from; no < people; no += 7) {
          const id = ids[no] ?? 0;
          const mobile = mobileOf(no + people);
          await into.updateTable('accounts').set(vault.seal(mobile)).where('id', '=', id).execute();
          becomes.set(id, mobile);
          // A number of somebody else, sealed before or anew.
          const taken = vault.seal(mobileOf(no + 1));
          await into
            .updateTable('accounts')
            .set(taken)
            .where('id', '=', id)
            .execute()
            .catch((error: { code?: string }) => refused.push(error.code ?? ''));
        }
      };
      const reseal = async (on: typeof other, secret: Secret): Promise<void> => {
        const engine = { database: on, clock: () => new Date(), newId: () => 1 };
        const task = resealTask(secret, createMemoryStorage(), (line) => said.push(line));
        for (let round = 0; round < 3; round += 1) await runTask(engine, task);
      };
      await Promise.all([
        reseal(database(), secrets),
        reseal(other, secrets),
        write(sql(), 0),
        write(other.kysely, 3),
      ]);
      expect(new Set(refused)).toEqual(new Set(['23505']));
      const alone = createMobileVault(accountKeysFrom(second));
      const stored = await sql()
        .selectFrom('accounts')
        .select(['id', 'mobileCipher', 'mobileHash'])
        .where('id', 'in', ids)
        .execute();
      const found = stored.map(({ id, mobileCipher, mobileHash }) => {
        const mobile = alone.open(mobileCipher ?? '');
        return { id, mobile, isFound: alone.hashOf(mobile) === mobileHash };
      });
      expect(found.filter(({ isFound }) => !isFound)).toEqual([]);
      const wrong = found.filter(
        ({ id, mobile }) => mobile !== (becomes.get(id) ?? mobileOf(ids.indexOf(id))),
      );
      expect(wrong).toEqual([]);
      expect(said.filter((line) => line.startsWith('nothing is left'))).toHaveLength(1);
      expect((await take(second)).before).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('hashes without their value follow', async () => {
    await fill();
    const [was, becomes] = [first, second].map((one) =>
      createMobileVault(accountKeysFrom(one)).hashOf(mobileOf(0)),
    );
    await sql()
      .insertInto('smsCodes')
      .values({
        id: 1,
        mobileHash: was ?? '',
        addressHash: 'x',
        scene: 'login',
        codeHash: null,
        createdAt: new Date(),
        expiresAt: new Date(),
      })
      .execute();
    await take(second, first);
    expect(await sql().selectFrom('smsCodes').select('mobileHash').execute()).toEqual([
      { mobileHash: becomes },
    ]);
  });

  it('a copy that still writes under the old one is waited for, and then told of', async () => {
    await take(first);
    await buildAccount(sql(), { userType: 2 });
    const copy = await claimInstanceNumber(database(), { keyId: keyIdOf(first) });
    await expect(take(second, first)).rejects.toThrow(
      `copies of the product that write under another SECRET run on this database (numbers ${copy.current()})`,
    );
    await copy.release();
    await expect(take(second, first)).resolves.toMatchObject({ current: second });
    // The old copy cannot come back.
    await expect(take(first)).rejects.toThrow('SECRET is not the one that this database is written under');
  });
});
