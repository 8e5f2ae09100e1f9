import { expect, test } from 'vitest';
import { openTables } from '#testing/open-tables.ts';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { buildVolunteer } from '../testing/volunteers.builders.ts';

const { sql } = openTables({ isOneStory: true });

test('a volunteer bears the number of their account', async () => {
  const { volunteerId } = await buildVolunteer(sql());
  const { accountId } = await buildAccount(sql(), { userType: 2 });
  const moved = sql().updateTable('volunteers').set({ accountId }).where('id', '=', volunteerId).execute();
  await expect(moved).rejects.toThrow('volunteers_id_is_account');
});
