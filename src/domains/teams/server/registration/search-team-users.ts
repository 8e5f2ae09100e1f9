import { starsOf } from '#domains/volunteers/contract/volunteers.words.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type {
  getTeamUserById as getOperation,
  searchTeamUserPage as searchOperation,
  TeamUserDetail,
} from '../../contract/members.contract.ts';
import { attendanceInTeam, activitiesWithTeam, totalMinutesOf } from '../members/member-detail.queries.ts';
import { tabCounts, teamUserView } from '../members/member-views.ts';
import { countMembers, groupsOf, memberCounts, memberRow, memberRows } from '../members/members.queries.ts';

/** @throws NotFound when a team asks for another one's members */
export function ownTeamId({ caller }: Act<TeamCaller>, teamId: number | undefined): number {
  if (teamId !== undefined && teamId !== caller.teamId) throw new NotFound('没有找到这支队伍');
  return caller.teamId;
}

/** A page of the caller's members, with the counts of every view. */
export async function searchTeamUserPage(
  act: Act<TeamCaller>,
  { pageNum, pageSize, sort, ...asked }: ParsedRequestOf<typeof searchOperation>,
): Promise<ResultOf<typeof searchOperation>> {
  const { sql, now } = act;
  const filter = { ...asked, teamId: ownTeamId(act, asked.teamId) };
  const rows = await memberRows(sql, filter, { sort, now })
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  return {
    list: rows.map((row) => teamUserView(row, now)),
    total: await countMembers(sql, filter, now),
    pageNum,
    pageSize,
    counts: tabCounts(await memberCounts(sql, filter.teamId)),
    groups: await groupsOf(sql, filter.teamId),
  };
}

/** One member of the caller's team. @throws NotFound for another team's */
export async function getTeamUserById(
  { sql, caller, now }: Act<TeamCaller>,
  { id }: ParsedRequestOf<typeof getOperation>,
): Promise<TeamUserDetail> {
  const { teamId } = caller;
  const row = await memberRow(sql, teamId, id);
  if (!row) throw new NotFound('没有找到这位成员');
  const { volunteerId } = row;
  const shared = { ...teamUserView(row, now), birthOn: row.birthOn, idMasked: row.idMasked };
  if (volunteerId === null)
    return {
      ...shared,
      starLevel: null,
      totalMinutes: null,
      attendance: { came: 0, absent: 0, excused: 0 },
      activities: [],
    };
  const totalMinutes = await totalMinutesOf(sql, volunteerId);
  const activities = await activitiesWithTeam(sql, { teamId, volunteerId });
  return {
    ...shared,
    starLevel: starsOf(totalMinutes),
    totalMinutes,
    attendance: await attendanceInTeam(sql, { teamId, volunteerId }),
    activities: activities.map(({ startsAt, minutes, ...activity }) => ({
      ...activity,
      startsAt: toInstant(startsAt),
      minutes: minutes === null ? null : Number(minutes),
    })),
  };
}
