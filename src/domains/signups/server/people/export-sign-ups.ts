import type { Answer } from '#domains/activities/contract/questions.contract.ts';
import type { Companion } from '../../contract/companions.contract.ts';
import { companionsLine } from '../../contract/companions.words.ts';
import { answersLine } from '../../contract/answers.words.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { genderLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursOf } from '#platform/contract/figures.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import * as contract from '../../contract/people.contract.ts';
import { applicationTabStates, reconfirmStates, signUpStates } from '../../contract/signups.words.ts';
import { applicationIds, applicationRowsOf, applicationsHead } from '../applications/applications.queries.ts';
import { reconfirmState } from '../reconfirm/reconfirm.rules.ts';

/** Sign-ups of an activity that the caller leads, by the list's filters, phones masked. */
export const exportSignUps = exportSource({
  operation: contract.exportSignUps,
  what: '报名名单',
  targetType: 'activity',
  keep: ({ keyword, ...asked }) => ({ ...asked, ...(keyword && !/\d/.test(keyword) ? { keyword } : {}) }),
  idsOf: async ({ sql, caller, now }, asked, most) => {
    const head = await applicationsHead(sql, asked.activityId, caller.teamId);
    if (!head || !leadsActivity(caller, asked.activityId)) throw new NotFound('没有找到这个活动');
    const states = applicationTabStates[asked.tab];
    const rows = await applicationIds(sql, { ...asked, teamId: caller.teamId, states, now })
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
  rowsOf: async ({ sql, caller, now }, _, ids) => {
    const rows = await applicationRowsOf(sql, { ids, teamId: caller.teamId, now }).execute();
    return rows.map((row) => ({
      ...row,
      answer: row.askedUntil
        ? reconfirmStates[reconfirmState({ answer: row.changeAnswer, expiresAt: row.askedUntil }, now)]
        : '',
    }));
  },
  idOf: (row) => row.id,
  columns: [
    ['姓名', 12, (row) => row.name],
    ['志愿者编号', 24, (row) => row.volunteerNo],
    ['手机号', 16, (row) => row.mobileMasked ?? ''],
    ['性别', 8, (row) => genderLabels[row.gender]],
    ['本队队员', 10, (row) => (row.isMember ? '是' : '否')],
    ['首次参加', 10, (row) => (row.isFirstTimer ? '是' : '否')],
    ['未成年', 8, (row) => (row.isMinor ? '是' : '否')],
    ['岗位', 16, (row) => row.postName],
    ['场次开始', 18, (row) => dateTimeLabel(row.startsAt)],
    ['场次结束', 18, (row) => dateTimeLabel(row.endsAt)],
    ['报名时间', 18, (row) => dateTimeLabel(row.createdAt)],
    ['状态', 12, (row) => signUpStates[row.state]],
    ['原因', 30, (row) => row.statusReason ?? ''],
    ['变更后的答复', 14, (row) => row.answer],
    ['累计时长（小时）', 16, (row) => hoursOf(Number(row.totalMinutes))],
    ['留言', 40, (row) => row.note],
    ['同行人', 40, (row) => companionsLine(row.companions as Companion[])],
    ['报名回答', 60, (row) => answersLine(row.answers as Answer[])],
  ],
});
