import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { VolunteersTable } from '#database/tables/volunteers.ts';
import type { Sql } from '#database/transaction.ts';
import type { AccountWish, BuiltAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { ensurePlaces, testArea } from '#domains/site/testing/site.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { insertVolunteer, volunteerNoOf } from '../server/index.ts';

export type VolunteerWish = Partial<Insertable<VolunteersTable>> & {
  account?: Omit<AccountWish, 'userType' | 'role'>;
};
export type BuiltVolunteer = BuiltAccount & {
  volunteerId: number;
  volunteerNo: string;
  name: string;
  caller: VolunteerCaller;
};

/** Starts anywhere, so that two runs on one database do not meet. */
let serial = randomInt(500_000, 900_000);

/** A verified, active volunteer of 28 years with an account of its own. */
export async function buildVolunteer(
  sql: Sql,
  { account: accountWish, ...wish }: VolunteerWish = {},
): Promise<BuiltVolunteer> {
  await ensurePlaces(sql);
  const name = wish.name ?? '沈知夏';
  const account = await buildAccount(sql, { displayName: name, ...accountWish, userType: 2 });
  const { accountId } = account;
  serial += 1;
  const volunteerNo = wish.volunteerNo ?? volunteerNoOf(testArea, '2026-01-01', serial);
  await insertVolunteer(sql, {
    gender: 'female',
    birthOn: '1998-05-04',
    area: testArea,
    restrictedUntil: null,
    guardianConsentAt: null,
    organisationId: null,
    realNameStatus: 'verified',
    ...wish,
    id: accountId,
    accountId,
    volunteerNo,
    name,
  });
  const caller: VolunteerCaller = {
    kind: 'volunteer',
    accountId,
    sessionId: 1,
    roleId: account.roleId,
    displayName: account.displayName,
    volunteerId: accountId,
  };
  return { ...account, volunteerId: accountId, volunteerNo, name, caller };
}

/** What somebody tells a leader of themselves, name and phone tail, with a phone that ends like nobody else's in the file. */
export async function toldOf(sql: Sql, volunteerId: number): Promise<{ name: string; mobileTail: string }> {
  serial += 1;
  const mobileTail = String(serial % 10_000).padStart(4, '0');
  await sql
    .updateTable('accounts')
    .set({ mobileMasked: `139****${mobileTail}` })
    .where('id', '=', volunteerId)
    .execute();
  const { name } = await sql
    .selectFrom('volunteers')
    .select('name')
    .where('id', '=', volunteerId)
    .executeTakeFirstOrThrow();
  return { name, mobileTail };
}
