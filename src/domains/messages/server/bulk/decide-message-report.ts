import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { contestedReport } from '../contested-report.ts';
import { notify } from '../notify.ts';
import type * as contract from '../../contract/bulk.contract.ts';
import { changeMessageReport, lockMessageReport } from './bulk.store.ts';

/** Answers a report and tells who reported; an upheld one is told to the team too. @throws NotFound outside the data scope, Refusal decided */
export const decideMessageReport: UseCase<typeof contract.decideMessageReport> = async (
  act,
  { reportId, verdict, note },
) => {
  const report = await lockMessageReport(act.sql, reportId, act.caller.scope);
  if (!report) throw new NotFound('没有找到这条举报');
  if (report.status !== 'open') throw await decidedAlready(act, contestedReport(reportId), 'decided');
  await changeMessageReport(act.sql, reportId, {
    status: verdict,
    note,
    decidedBy: act.caller.accountId,
    decidedAt: act.now,
  });
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
};
