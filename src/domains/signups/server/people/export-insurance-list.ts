import { leadsActivity } from '#domains/teams/server/index.ts';
import { genderLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import type { Companion } from '../../contract/companions.contract.ts';
import { companionsLine } from '../../contract/companions.words.ts';
import * as contract from '../../contract/people.contract.ts';
import { applicationIds, applicationRowsOf, applicationsHead } from '../applications/applications.queries.ts';

/** Who has a place in an activity that the caller leads, for the insurer; what a person must consent to separately they write themselves. */
export const exportInsuranceList = exportSource({
  operation: contract.exportInsuranceList,
  what: '投保名单',
  targetType: 'activity',
  idsOf: async ({ sql, caller, now }, asked, most) => {
    const { activityId, shiftId } = asked;
    const head = await applicationsHead(sql, activityId, caller.teamId);
    if (!head || !leadsActivity(caller, activityId)) throw new NotFound('没有找到这个活动');
    const filter = { activityId, ...(shiftId === undefined ? {} : { shiftId }), teamId: caller.teamId, now };
    const rows = await applicationIds(sql, { ...filter, states: ['confirmed'] })
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
  rowsOf: ({ sql, caller, now }, _, ids) =>
    applicationRowsOf(sql, { ids, teamId: caller.teamId, now }).execute(),
  idOf: (row) => row.id,
  columns: [
    ['姓名', 12, (row) => row.name],
    ['性别', 8, (row) => genderLabels[row.gender]],
    ['志愿者编号', 24, (row) => row.volunteerNo],
    ['岗位', 16, (row) => row.postName],
    ['保障开始', 18, (row) => dateTimeLabel(row.startsAt)],
    ['保障结束', 18, (row) => dateTimeLabel(row.endsAt)],
    ['同行人', 40, (row) => companionsLine(row.companions as Companion[])],
    ['未成年', 8, (row) => (row.isMinor ? '是' : '否')],
    ['证件号码（本人填写）', 26, () => ''],
    ['本人签名（同意交给保险公司）', 30, () => ''],
  ],
});
