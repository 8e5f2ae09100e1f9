/** Tables that the follows room writes; columns are described in the migration. */
export type FavouritesTable = { volunteerId: number; activityId: number; createdAt: Date };

export type TeamFollowsTable = { volunteerId: number; teamId: number; createdAt: Date; toldUntil: Date };

/** A wish that waits; gone once the person was told. */
export type OpeningRemindersTable = { volunteerId: number; activityId: number; createdAt: Date };
