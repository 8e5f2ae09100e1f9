import { dateTimeLabel } from '#platform/contract/instants.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/hour-requests.contract.ts';
import { clockWords, requestKinds, requestLabel, requestTabs } from '../../contract/hour-requests.words.ts';
import { correctionCauses } from '../../contract/hours.words.ts';
import { requestsOnTheWire } from './requests-on-the-wire.ts';
import { requestIds, requestRows } from './requests.queries.ts';

/** 台账 of corrections or claims by the list's filters and inside the caller's scope, in the order of the list. */
export const exportHourRequests = exportSource({
  operation: contract.exportHourRequests,
  what: '更正和补记台账',
  fileTitle: ({ kind, tab }) => `${requestKinds[kind]}台账-${requestTabs[tab]}`,
  targetType: 'serviceHour',
  idsOf: async ({ sql, now, caller }, asked, most) => {
    const rows = await requestIds(sql, { ...asked, scope: caller.scope, now })
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
  rowsOf: async (act, { kind, tab }, ids) => {
    const shown = await requestsOnTheWire(act, kind);
    const rows = await requestRows(act.sql, { kind, ids, scope: act.caller.scope });
    return rows.map((row) => shown(row, tab));
  },
  idOf: (row) => row.requestId,
  columns: [
    ['编号', 20, (row) => row.requestNo],
    ['志愿者编号', 22, (row) => row.volunteerNo],
    ['姓名', 12, (row) => row.volunteerName],
    ['队伍', 30, (row) => row.teamName],
    ['服务', 40, (row) => row.title],
    ['开始', 18, (row) => dateTimeLabel(row.startsAt)],
    ['结束', 18, (row) => dateTimeLabel(row.endsAt)],
    ['原因', 12, (row) => (row.cause === null ? '没有记录' : correctionCauses[row.cause])],
    ['现在的分钟', 10, (row) => row.minutesBefore],
    ['申请的分钟', 10, (row) => row.minutesAsked],
    ['队伍认可的分钟', 14, (row) => row.teamMinutes ?? ''],
    ['状态', 16, (row) => requestLabel(row)],
    ['期限', 18, (row) => timeCell(row.dueAt)],
    ['剩余', 18, (row) => clockWords(row)],
    ['提出', 18, (row) => dateTimeLabel(row.createdAt)],
    ['说明', 40, (row) => row.text],
    ['队伍意见', 40, (row) => row.teamOpinion ?? ''],
    ['中心意见', 40, (row) => row.centreOpinion ?? ''],
    ['处理人', 12, (row) => row.deciderName ?? ''],
  ],
});
