import { genderLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursOf } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import * as contract from '../../contract/member-acts.contract.ts';
import { joinWayLabels } from '../../contract/members.words.ts';
import { memberRoleLabels, memberStatusLabels } from '../../contract/teams.words.ts';
import { asTeamKnows } from './member-privacy.rules.ts';
import { memberIds, memberRowsOf } from './members.queries.ts';
import { ownTeamId } from './own-team.ts';

/** A team's members by the list's filters, phones masked. */
export const exportMembers = exportSource({
  operation: contract.exportMembers,
  what: '队伍成员',
  targetType: 'team',
  targetIdOf: ({ caller }) => caller.teamId,
  idsOf: async (act, asked, most) => {
    const filter = { ...asked, teamId: ownTeamId(act, asked.teamId) };
    const rows = await memberIds(act.sql, filter, act.now).limit(most).execute();
    return rows.map(({ id }) => id);
  },
  rowsOf: async ({ sql, caller }, _, ids) =>
    (await memberRowsOf(sql, caller.teamId, ids).execute()).map(asTeamKnows),
  idOf: (row) => row.id,
  columns: [
    ['姓名', 12, (row) => row.name],
    ['手机号', 16, (row) => row.mobileMasked ?? ''],
    ['性别', 8, (row) => (row.gender ? genderLabels[row.gender] : '')],
    ['志愿者编号', 24, (row) => row.volunteerNo ?? ''],
    ['队内角色', 12, (row) => memberRoleLabels[row.memberRole]],
    ['小组', 14, (row) => row.groupName],
    ['队员编号', 14, (row) => row.memberNo ?? ''],
    ['状态', 12, (row) => memberStatusLabels[row.status]],
    ['加入途径', 12, (row) => joinWayLabels[row.joinWay]],
    ['加入日期', 14, (row) => (row.joinedAt ? toDay(row.joinedAt) : '')],
    ['队内时长（小时）', 16, (row) => hoursOf(Number(row.teamMinutes))],
    ['队内服务次数', 14, (row) => Number(row.serviceCount)],
    ['最近服务', 14, (row) => row.lastServiceOn ?? ''],
    ['标签', 20, (row) => row.tags.join('、')],
    ['备注', 30, (row) => row.remark],
  ],
});
