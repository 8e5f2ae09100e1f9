import { cappedCount } from '#database/capped-count.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { createPortraitKeys } from '#platform/server/encryption.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type {
  getMyMembership as getOperation,
  listMyTeams as listOperation,
  listTeammates as teammatesOperation,
  MyMembershipDetail,
  MyMembershipView,
} from '../../contract/my-teams.contract.ts';
import { shiftView } from './leave-team.ts';
import { allowedMyActs } from '../members/members.rules.ts';
import { findMine, me } from './my-membership.ts';
import {
  countMyTeams,
  myMembershipRow,
  type MyTeamRow,
  myTeamRows,
  teammateRows,
} from './my-teams.queries.ts';
import type { TeamsReactions, TeamsSetup } from '../reactions.ts';

const membershipView = (row: MyTeamRow): MyMembershipView => ({
  teamUserId: row.id,
  teamId: row.teamId,
  name: row.teamName,
  shortName: row.shortName,
  sealChar: row.sealChar,
  iconUrl: row.iconUrl,
  category: row.category as CategoryKey,
  areaName: row.areaName ?? '',
  teamStatus: row.teamStatus,
  status: row.status,
  memberRole: row.memberRole,
  groupName: row.groupName,
  memberNo: row.memberNo,
  createdAt: toInstant(row.createdAt),
  joinedAt: toInstantOrNull(row.joinedAt),
  leftAt: toInstantOrNull(row.leftAt),
  invitedUntil: toInstantOrNull(row.invitedUntil),
  applyMessage: row.applyMessage,
  endReason: row.rejectReason ?? row.leaveReason,
  teamMinutes: Number(row.teamMinutes),
  isCaptainOffered: row.captainOfferedAt !== null,
});

/** A page of the caller's teams in one view, with the counts of all views. */
export async function listMyTeams(
  act: Act<VolunteerCaller>,
  { tab, pageNum, pageSize }: ParsedRequestOf<typeof listOperation>,
): Promise<ResultOf<typeof listOperation>> {
  const person = await me(act);
  const rows = await myTeamRows(act.sql, tab, person)
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  const counts = await countMyTeams(act.sql, person);
  return { list: rows.map(membershipView), total: counts[tab], pageNum, pageSize, counts };
}

/** One membership of the caller. The team's contact is shown to its members even where it is not public. */
export const getMyMembership =
  ({ memberShiftsOf }: TeamsReactions) =>
  async (
    act: Act<VolunteerCaller>,
    { id }: ParsedRequestOf<typeof getOperation>,
  ): Promise<MyMembershipDetail> => {
    const { sql, caller, now } = act;
    const mine = await findMine(act, id);
    const row = await myMembershipRow(sql, mine.id);
    if (!row) throw new NotFound('没有找到这支队伍的记录');
    const isIn = row.status === 'active' || row.status === 'paused';
    const membership = { teamId: row.teamId, volunteerId: caller.volunteerId, now };
    const shifts = isIn ? await memberShiftsOf(sql, membership) : [];
    const showsContact = isIn || row.isContactPublic;
    return {
      ...membershipView(row),
      slogan: row.slogan,
      memberCount: Number(row.memberCount),
      captainName: row.captainName,
      contactName: showsContact ? row.contactName : null,
      contactPhone: showsContact ? row.contactPhone : null,
      serviceCount: Number(row.serviceCount),
      lastServiceOn: row.lastServiceOn,
      memberShifts: shifts.map(shiftView),
      canDo: allowedMyActs(row, now),
    };
  };

/** Fellow members, masked unless they agreed to be named. @throws NotFound for anyone not in the team */
export function listTeammates({ secret }: Pick<TeamsSetup, 'secret'>) {
  const portraitKeyOf = createPortraitKeys(secret, 'teammates');
  return async (
    act: Act<VolunteerCaller>,
    { teamUserId, pageNum, pageSize }: ParsedRequestOf<typeof teammatesOperation>,
  ): Promise<ResultOf<typeof teammatesOperation>> => {
    const mine = await findMine(act, teamUserId);
    if (mine.status !== 'active' && mine.status !== 'paused') throw new NotFound('加入队伍后才能看到成员');
    const rows = await teammateRows(act.sql, mine.teamId)
      .limit(pageSize)
      .offset(offsetOf({ pageNum, pageSize }))
      .execute();
    return {
      list: rows.map((row) => ({
        avatarKey: portraitKeyOf(row.id),
        maskedName: row.isNamePublic ? row.name : maskName(row.name),
        gender: row.gender,
        memberRole: row.memberRole,
        groupName: row.groupName,
      })),
      total: await cappedCount(act.sql, teammateRows(act.sql, mine.teamId).clearOrderBy()),
      pageNum,
      pageSize,
    };
  };
}
