import type { Sql } from '#database/transaction.ts';

type Kept = { volunteerId: number; activityId: number; now: Date };
type Followed = { volunteerId: number; teamId: number; now: Date };

/** Keeps an activity; false when it was kept already. */
export async function addFavourite(sql: Sql, { volunteerId, activityId, now }: Kept): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await sql
    .insertInto('favourites')
    .values({ volunteerId, activityId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Lets an activity go. */
export async function removeFavourite(sql: Sql, { volunteerId, activityId }: Omit<Kept, 'now'>) {
  await sql
    .deleteFrom('favourites')
    .where('volunteerId', '=', volunteerId)
    .where('activityId', '=', activityId)
    .execute();
}

/** Follows a team from now on: what is published later is told. */
export async function addTeamFollow(sql: Sql, { volunteerId, teamId, now }: Followed): Promise<void> {
  await sql
    .insertInto('teamFollows')
    .values({ volunteerId, teamId, createdAt: now, toldUntil: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stops following a team. */
export async function removeTeamFollow(sql: Sql, { volunteerId, teamId }: Omit<Followed, 'now'>) {
  await sql
    .deleteFrom('teamFollows')
    .where('volunteerId', '=', volunteerId)
    .where('teamId', '=', teamId)
    .execute();
}

/** What was published up to `until` has been told to these people. */
export async function markTold(sql: Sql, volunteerIds: readonly number[], until: Date): Promise<void> {
  await sql
    .updateTable('teamFollows')
    .set({ toldUntil: until })
    .where('volunteerId', 'in', volunteerIds)
    .where('toldUntil', '<', until)
    .execute();
}

/** Waits for an activity's sign-up to open. */
export async function addOpeningReminder(sql: Sql, { volunteerId, activityId, now }: Kept): Promise<void> {
  await sql
    .insertInto('openingReminders')
    .values({ volunteerId, activityId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Waits no more: the wish was withdrawn, or fulfilled. */
export async function removeOpeningReminder(sql: Sql, { volunteerId, activityId }: Omit<Kept, 'now'>) {
  await sql
    .deleteFrom('openingReminders')
    .where('volunteerId', '=', volunteerId)
    .where('activityId', '=', activityId)
    .execute();
}
