import { cappedCount } from '#database/capped-count.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, SignedInCaller, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type {
  decideMessageReport as decideOperation,
  listMessageReports as listOperation,
  muteTeam as muteOperation,
  reportBulkMessage as reportOperation,
} from '../contract/bulk.contract.ts';
import { isTeamInScope, reportRows } from './bulk/bulk.queries.ts';
import { contestedReport } from './contested-report.ts';
import { notify } from './notify.ts';

/** Reports a bulk message that the caller received, once. @throws Refusal alreadyReported */
export async function reportBulkMessage(
  act: Act<SignedInCaller>,
  { messageId, reason }: ParsedRequestOf<typeof reportOperation>,
) {
  const { accountId } = act.caller;
  const message = await act.sql
    .selectFrom('messages')
    .select('bulkId')
    .where('id', '=', messageId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  const bulkId = message?.bulkId;
  if (!bulkId) throw new NotFound('没有找到这条群发消息');
  const added = await act.sql
    .insertInto('messageReports')
    .values({ bulkId, accountId, reason, createdAt: act.now })
    .onConflict((conflict) => conflict.columns(['bulkId', 'accountId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('alreadyReported');
  await act.audit({ targetType: 'bulkMessage', targetId: bulkId, reason });
  return {};
}

/** Keeps a team's bulk messages away, or lets them through again. */
export async function muteTeam(
  act: Act<SignedInCaller>,
  { teamId, isMuted }: ParsedRequestOf<typeof muteOperation>,
) {
  const { accountId } = act.caller;
  const team = await act.sql.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst();
  if (!team) throw new NotFound('没有找到这支队伍');
  if (isMuted) {
    await act.sql
      .insertInto('messageMutes')
      .values({ accountId, teamId, createdAt: act.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await act.sql
      .deleteFrom('messageMutes')
      .where('accountId', '=', accountId)
      .where('teamId', '=', teamId)
      .execute();
  }
  await act.audit({ targetType: 'team', targetId: teamId, detail: { isMuted } });
  return {};
}

/** Reports about teams inside the caller's data scope, the oldest first. */
export async function listMessageReports(
  { sql, caller }: Act<StaffCaller>,
  request: ParsedRequestOf<typeof listOperation>,
): Promise<ResultOf<typeof listOperation>> {
  const wanted = { status: request.status, scope: caller.organisationPath };
  const rows = await reportRows(sql, wanted)
    .select([
      'r.id as reportId',
      'r.bulkId',
      'b.teamId',
      't.name as teamName',
      'b.title',
      'b.body',
      'r.reason',
      'r.status',
      'r.note',
      'a.displayName as reporter',
      'r.createdAt',
    ])
    .orderBy('r.id')
    .limit(request.pageSize)
    .offset(offsetOf(request))
    .execute();
  return {
    list: rows.map((row) => ({ ...row, createdAt: toInstant(row.createdAt) })),
    total: await cappedCount(sql, reportRows(sql, wanted).select('r.id')),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
}

/** Answers a report and tells who reported; an upheld one is told to the team too. @throws NotFound outside the data scope, Refusal decided */
export async function decideMessageReport(
  act: Act<StaffCaller>,
  { reportId, verdict, note }: ParsedRequestOf<typeof decideOperation>,
) {
  const scope = act.caller.organisationPath;
  const report = await act.sql
    .selectFrom('messageReports as r')
    .innerJoin('bulkMessages as b', 'b.id', 'r.bulkId')
    .innerJoin('teams as t', 't.id', 'b.teamId')
    .select(['r.id', 'r.accountId', 'r.status', 'b.title', 't.accountId as teamAccountId'])
    .where('r.id', '=', reportId)
    .$if(scope !== undefined, (rows) => rows.where(isTeamInScope(scope ?? '')))
    .forUpdate('r')
    .executeTakeFirst();
  if (!report) throw new NotFound('没有找到这条举报');
  if (report.status !== 'open') throw await decidedAlready(act, contestedReport(reportId), 'decided');
  await act.sql
    .updateTable('messageReports')
    .set({ status: verdict, note, decidedBy: act.caller.accountId, decidedAt: act.now })
    .where('id', '=', reportId)
    .execute();
  await notify(act, {
    accountId: report.accountId,
    category: 'system',
    title: '举报已处理',
    body: `你举报的群发消息“${report.title}”经核实${verdict === 'upheld' ? '属实' : '不属实'}。说明：${note}`,
  });
  if (verdict === 'upheld') {
    await notify(act, {
      accountId: report.teamAccountId,
      category: 'system',
      level: 'important',
      title: '群发消息被举报属实',
      body: `“${report.title}”被举报属实，30 天内不能群发消息。说明：${note}`,
      link: '/teamcenter/index/teammsg?tab=bulk',
    });
  }
  await act.audit({ targetType: 'messageReport', targetId: reportId, reason: note, detail: { verdict } });
  return {};
}
