import { notify } from '#domains/messages/server/index.ts';
import { isVerified } from '#domains/volunteers/contract/volunteers.words.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { teamNotices } from '../members/members.notices.ts';
import { asOnly, changeMember } from '../members/members.store.ts';
import { claimOf } from './claim.ts';
import { liveMemberships } from './joining.queries.ts';
import { mayBelong } from './joining.rules.ts';
import { auditChange, teamOf } from './membership-changes.ts';
import { lockMine, me } from './my-membership.ts';

/** Takes over the place a team noted for this phone and name (山东 Art.11: nobody is registered without agreeing). */
export const claimMembership: UseCase<typeof contract.claimMembership> = async (act, { teamUserId }) => {
  const row = await lockMine(act, teamUserId, 'claim');
  const team = await teamOf(act, row.teamId);
  const person = await me(act);
  if (!mayBelong(person, act.now) || !isVerified(person.realNameStatus)) throw act.refuse('accountNotActive');
  const [live] = await liveMemberships(act.sql, row.teamId, [person.volunteerId]);
  if (live) throw act.refuse('alreadyMember');
  const claim = changeMember(act.sql, { id: row.id, from: 'offline' }, claimOf(person, act.now));
  await asOnly(act, ['alreadyMember'], claim);
  await notify(
    act,
    teamNotices.joined(team.accountId, { teamUserId: row.id, name: row.name }, '认领成员身份，'),
  );
  await auditChange(act, row, 'active');
  return {};
};
