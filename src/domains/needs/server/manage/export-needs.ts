import { dateTimeLabel } from '#platform/contract/instants.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/manage-needs.contract.ts';
import { needStatusLabels, needTypes, requesterKindLabels, urgencies } from '../../contract/needs.words.ts';
import { outcomeLabels } from '../../contract/rating.words.ts';
import { managedNeed } from './managed-need.views.ts';
import { managedIds, managedRowsOf } from './managed-needs.queries.ts';

/** Needs by the list's filters inside the caller's scope, in the order of the list: no name, number or door. */
export const exportNeeds = exportSource({
  operation: contract.exportNeeds,
  what: '服务需求',
  targetType: 'need',
  idsOf: ({ sql, caller, now }, asked, most) => managedIds(sql, { ...asked, scope: caller.scope, now }, most),
  rowsOf: async ({ sql, caller, now }, _, ids) =>
    (await managedRowsOf(sql, ids, caller.scope)).map((row) => managedNeed(row, now)),
  idOf: ({ needId }) => needId,
  columns: [
    ['单号', 20, ({ needNo }) => needNo],
    ['需求', 40, ({ title }) => title],
    ['类型', 14, ({ needType }) => needTypes[needType].label],
    ['紧急程度', 12, ({ urgency }) => urgencies[urgency].label],
    ['地点', 24, ({ placeName }) => placeName],
    ['所、站', 28, ({ unitName }) => unitName],
    ['点单人', 12, ({ requesterKind }) => requesterKindLabels[requesterKind]],
    ['点单时间', 18, ({ submittedAt }) => dateTimeLabel(submittedAt)],
    ['状态', 12, ({ status }) => needStatusLabels[status]],
    ['时限', 18, ({ dueAt }) => timeCell(dueAt)],
    ['是否超时', 10, ({ isOverdue }) => (isOverdue ? '是' : '否')],
    ['队伍', 28, ({ teamName }) => teamName ?? ''],
    ['返工次数', 10, ({ reworkCount }) => reworkCount],
    ['结果', 12, ({ outcome }) => (outcome === null ? '' : outcomeLabels[outcome])],
    ['结束时间', 18, ({ endedAt }) => timeCell(endedAt)],
  ],
});
