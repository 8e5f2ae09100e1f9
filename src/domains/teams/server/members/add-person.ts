import type { MobileVault } from '#domains/accounts/server/index.ts';
import { createActionLinks, notifyMany } from '#domains/messages/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { JoinWay, MemberRefusal } from '../../contract/members.words.ts';
import type { grantableRoles } from '../../contract/members.words.ts';
import type { MemberStatus } from '../../contract/teams.words.ts';
import { liveMemberships, type TeamPerson } from '../joining/joining.queries.ts';
import { memberNotices } from './members.notices.ts';
import { inviteEnd, judgeInvitation } from './members.rules.ts';
import { asOnly, changeMember, insertMember } from './members.store.ts';
import type { TeamFacts } from '../teams.queries.ts';

/** What the team notes of a person besides name and phone. */
export type MemberNotes = {
  memberRole: (typeof grantableRoles)[number];
  groupName: string;
  memberNo?: string | undefined;
  remark: string;
  tags: string[];
};
type Live = { id: number; status: MemberStatus; invitedUntil: Date | null; joinWay: JoinWay } | undefined;

/** Why this person cannot be invited, or undefined. */
export function judgeAdding(
  { person, live }: { person: TeamPerson; live: Live },
  now: Date,
): MemberRefusal | undefined {
  if (live?.status === 'applied') return 'alreadyApplied';
  if (live?.status === 'invited') {
    const isOver = live.invitedUntil !== null && live.invitedUntil <= now;
    // One by phone is not seen by the team: it tells nothing and gives way.
    return isOver || live.joinWay === 'phone' ? judgeInvitation(person, now) : 'alreadyInvited';
  }
  return live ? 'alreadyMember' : judgeInvitation(person, now);
}

type Invitation = { team: TeamFacts; person: TeamPerson; notes: MemberNotes; joinWay: JoinWay };

/** Invites a registered volunteer for seven days. Gives the membership. @throws Refusal when they cannot be invited */
export async function invitePerson(
  act: Act<TeamCaller, MemberRefusal>,
  { team, person, notes, joinWay }: Invitation,
): Promise<{ teamUserId: number; invitedUntil: Date }> {
  const [live] = await liveMemberships(act.sql, team.teamId, [person.volunteerId]);
  const refusal = judgeAdding({ person, live }, act.now);
  if (refusal) throw act.refuse(refusal);
  const invitedUntil = inviteEnd(act.now);
  const invitation = { team, person, notes, joinWay, invitedUntil };
  const teamUserId = await asOnly(
    act,
    ['alreadyMember', 'memberNoTaken'],
    writeInvitation(act, invitation, live),
  );
  return { teamUserId, invitedUntil };
}

/** Writes an invitation that was judged, in place of one that is over, and tells the person. Gives the membership. */
export async function writeInvitation(
  act: Act,
  { team, person, notes, joinWay, invitedUntil }: Invitation & { invitedUntil: Date },
  live: Live,
): Promise<number> {
  const { sql, now } = act;
  if (live) await changeMember(sql, { id: live.id, from: 'invited' }, { status: 'lapsed', now });
  const teamUserId = await insertMember(sql, {
    teamId: team.teamId,
    volunteerId: person.volunteerId,
    name: person.name,
    ...notes,
    memberNo: notes.memberNo ?? null,
    status: 'invited',
    joinWay,
    invitedUntil,
    createdAt: now,
    updatedAt: now,
  });
  await tellInvited(act, [{ teamUserId, volunteerId: person.volunteerId }], {
    teamName: team.name,
    invitedUntil,
  });
  return teamUserId;
}

/** Tells invited people, each with a one-time link to answer by without logging in. */
export async function tellInvited(
  act: Act,
  invited: readonly { teamUserId: number; volunteerId: number }[],
  { teamName, invitedUntil }: { teamName: string; invitedUntil: Date },
): Promise<void> {
  const linkIds = await createActionLinks(
    act,
    invited.map(({ teamUserId, volunteerId }) => ({
      kind: 'invitation',
      accountId: volunteerId,
      targetId: teamUserId,
      expiresAt: invitedUntil,
    })),
  );
  await notifyMany(
    act,
    invited.map(({ teamUserId, volunteerId }, index) => ({
      ...memberNotices.invited(volunteerId, { teamUserId, teamName }, invitedUntil),
      linkId: linkIds[index],
    })),
  );
}

/** The row of a person without an account; the phone is sealed. */
export const offlineRow = (
  given: {
    teamId: number;
    name: string;
    mobile: string;
    gender?: 'male' | 'female' | undefined;
    birthOn?: string | undefined;
    notes: MemberNotes;
    joinWay: JoinWay;
  },
  { vault, now }: { vault: MobileVault; now: Date },
) => ({
  teamId: given.teamId,
  volunteerId: null,
  name: given.name,
  ...given.notes,
  memberNo: given.notes.memberNo ?? null,
  gender: given.gender ?? null,
  birthOn: given.birthOn ?? null,
  ...vault.seal(given.mobile),
  status: 'offline' as const,
  joinWay: given.joinWay,
  joinedAt: now,
  createdAt: now,
  updatedAt: now,
});
