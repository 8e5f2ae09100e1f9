import { phaseOf } from '#domains/activities/contract/activities.rules.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/follows.contract.ts';
import type { FavouriteView } from '../contract/follows.contract.ts';
import { countFavourites, favouriteRows, type FavouriteRow } from './follows.queries.ts';

/** The caller's kept activities with their states of now. */
export const listMyFavourites: UseCase<typeof contract.listMyFavourites> = async (act, request) => {
  const { volunteerId } = act.caller;
  const [rows, total] = await Promise.all([
    favouriteRows(act.sql, { ...request, volunteerId }, act.now),
    countFavourites(act.sql, volunteerId),
  ]);
  return { list: rows.map((row) => viewOf(row, act.now)), total, ...request };
};

function viewOf(row: FavouriteRow, now: Date): FavouriteView {
  if (!row.startsAt || !row.endsAt) throw new Error(`activity ${row.activityId} was kept without its times`);
  const placesLeft = Number(row.placesLeft);
  return {
    activityId: row.activityId,
    title: row.title,
    category: row.category as CategoryKey,
    cover: row.cover as FavouriteView['cover'],
    placeName: row.placeName,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
    signUpOpensAt: toInstantOrNull(row.signUpOpensAt),
    phase: phaseOf({ ...row, placesLeft }, now),
    placesLeft,
    remindsOpening: row.remindsOpening,
    team: {
      id: row.teamId,
      name: row.teamName,
      shortName: row.teamShortName,
      category: row.teamCategory,
      sealChar: row.teamSealChar,
    },
  };
}
