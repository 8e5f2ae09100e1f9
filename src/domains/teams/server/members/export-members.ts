import { genderLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursOf } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { joinWayLabels, memberLimits } from '../../contract/members.words.ts';
import { memberRoleLabels, memberStatusLabels } from '../../contract/teams.words.ts';
import { asTeamKnows } from './member-privacy.rules.ts';
import { type MemberListRow, memberRows } from './members.queries.ts';
import { ownTeamId } from './own-team.ts';

const columns = [
  ['姓名', 12],
  ['手机号', 16],
  ['性别', 8],
  ['志愿者编号', 24],
  ['队内角色', 12],
  ['小组', 14],
  ['队员编号', 14],
  ['状态', 12],
  ['加入途径', 12],
  ['加入日期', 14],
  ['队内时长（小时）', 16],
  ['队内服务次数', 14],
  ['最近服务', 14],
  ['标签', 20],
  ['备注', 30],
] as const;

const rowOf = (row: MemberListRow): (string | number)[] => [
  row.name,
  row.mobileMasked ?? '',
  row.gender ? genderLabels[row.gender] : '',
  row.volunteerNo ?? '',
  memberRoleLabels[row.memberRole],
  row.groupName,
  row.memberNo ?? '',
  memberStatusLabels[row.status],
  joinWayLabels[row.joinWay],
  row.joinedAt ? toDay(row.joinedAt) : '',
  hoursOf(Number(row.teamMinutes)),
  Number(row.serviceCount),
  row.lastServiceOn ?? '',
  row.tags.join('、'),
  row.remark,
];

/** Members by the list's filters as a spreadsheet, phones masked; bounded, and noted in the audit log. */
export const exportMembers: UseCase<typeof contract.exportMembers> = async (act, asked) => {
  const { sql, now } = act;
  const filter = { ...asked, teamId: ownTeamId(act, asked.teamId) };
  const rows = await memberRows(sql, filter, { sort: 'newest', now })
    .limit(memberLimits.exportRows + 1)
    .execute();
  if (rows.length > memberLimits.exportRows) throw act.refuse('tooManyRows');
  const bytes = await writeSheet({
    title: '队伍成员',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => rowOf(asTeamKnows(row))),
  });
  await act.audit({
    targetType: 'team',
    targetId: filter.teamId,
    detail: { filters: asked, rowCount: rows.length },
  });
  return { fileName: `队伍成员-${toDay(now)}.xlsx`, sheet: bytes.toString('base64') };
};
