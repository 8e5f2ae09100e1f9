import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { type Contested, overtaken } from '#platform/server/calls/overtaken.ts';
import { leaderPermission, starConfirmVerdicts, starVerdicts } from '../../contract/stars.words.ts';
import { personInScope, starLevels } from './stars.queries.ts';
import { type LockedStar, lockStar } from './stars.store.ts';

/** True when nothing keeps the person from being honoured now. */
export const isFree = (status: string): boolean => status === 'active' || status === 'dormant';

/** Who confirmed a star first that two have to confirm, as the rules judge it. */
export const firstOf = (
  { firstConfirmedBy, firstLeads }: Pick<LockedStar, 'firstConfirmedBy' | 'firstLeads'>,
  isCaller: (accountId: number) => boolean,
) =>
  firstConfirmedBy === null
    ? undefined
    : { isCaller: isCaller(firstConfirmedBy), leads: firstLeads === true };

export const contestedStar = (starId: number): Contested => ({
  targetType: 'star',
  targetId: starId,
  noun: '这颗星',
  deeds: { confirmStars: starConfirmVerdicts, decideStar: starVerdicts },
});

/** A star inside the caller's data scope, locked, in the version that the caller saw. @throws NotFound, VersionConflict */
export async function reachStar(
  act: Act<StaffCaller>,
  { starId, version }: { starId: number; version: number },
) {
  const { accountId, scope, permissions } = act.caller;
  const star = await lockStar(act.sql, starId);
  const person = star && (await personInScope(act.sql, star.volunteerId, scope));
  const level = star && (await starLevels(act.sql)).find((each) => each.level === star.level);
  if (!star || !person || !level) throw new NotFound('没有找到这颗星');
  if (star.version !== version) throw await overtaken(act, contestedStar(starId));
  const personBy = await personsOf(act.sql, [
    accountId,
    person.id,
    ...(star.objectorId ? [star.objectorId] : []),
    ...(star.firstConfirmedBy ? [star.firstConfirmedBy] : []),
  ]);
  const isCaller = (id: number | null): boolean =>
    id !== null && isSamePerson(personBy(accountId), personBy(id));
  return {
    star,
    level,
    isOwn: isCaller(star.volunteerId),
    isObjector: isCaller(star.objectorId),
    isFree: isFree(person.status),
    worksForCity: scope === undefined,
    leads: permissions.has(leaderPermission),
    first: firstOf(star, isCaller),
  };
}
