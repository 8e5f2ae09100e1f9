import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { buildVolunteer } from '../testing/volunteers.builders.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

test('a volunteer bears the number of their account', async () => {
  const { volunteerId } = await buildVolunteer(database.kysely);
  const { accountId } = await buildAccount(database.kysely, { userType: 2 });
  const moved = database.kysely
    .updateTable('volunteers')
    .set({ accountId })
    .where('id', '=', volunteerId)
    .execute();
  await expect(moved).rejects.toThrow('volunteers_id_is_account');
});
