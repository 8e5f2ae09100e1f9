import { notify } from '#domains/messages/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { hoursLabel } from '#platform/contract/instants.ts';
import type { Act, StaffCaller } from '#platform/server/act.ts';
import { NotFound, Refusal } from '#platform/server/failures.ts';
import { decidedAlready } from '#platform/server/overtaken.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { contestedHour } from './contested-hour.ts';
import { judgeDecide } from './hours.rules.ts';
import { changeHours, lockHour } from './hours.store.ts';
import { recordWords } from './record-words.ts';

type DecideRequest = { hourId: number; verdict: 'approve' | 'reject'; reason?: string | undefined };

/** The second person's decision on a submitted record or an objection, inside the decider's data scope. */
export async function decideHour(act: Act<StaffCaller>, request: DecideRequest) {
  const hour = await lockHour(act.sql, request.hourId);
  if (!hour || !(await isInScope(act, hour.teamId))) throw new NotFound('没有这条时长记录');
  const refusal = judgeDecide({ ...hour, state: hour.status }, act.caller.accountId);
  if (refusal === 'wrongState') throw await decidedAlready(act, contestedHour(hour.id), refusal);
  if (refusal) throw new Refusal(refusal);
  if (request.verdict === 'reject' && !request.reason) throw new Refusal('reasonMissing');
  const wasDisputed = hour.status === 'disputed';
  const decided = {
    approvedBy: act.caller.accountId,
    ...(wasDisputed ? { objectionAnswer: request.reason ?? '经核实，记录属实' } : {}),
  };
  if (request.verdict === 'reject') {
    await changeHours(act, [hour.id], {
      ...decided,
      status: 'rejected',
      ...(wasDisputed ? {} : { decisionNote: request.reason ?? null }),
    });
  } else {
    await changeHours(act, [hour.id], {
      ...decided,
      status: 'publicity',
      ...(await publicitySpan(act, hour.publicityEndsAt)),
    });
  }
  const amount = `${recordWords(hour)}的 ${hoursLabel(hour.minutes)} 小时`;
  await notify(act, {
    accountId: hour.volunteerId,
    category: 'hours',
    title: request.verdict === 'approve' ? '时长审核通过' : '时长未予认定',
    body:
      request.verdict === 'approve'
        ? `${amount}已通过中心审核，进入公示。`
        : `${amount}未予认定。原因：${request.reason}。如有疑问请联系中心。`,
    link: `/usercenter/index/myactivity/detail/${hour.activityId}`,
  });
  await act.audit({
    targetType: 'serviceHour',
    targetId: hour.id,
    reason: request.reason,
    detail: { verdict: request.verdict, before: hour.status },
  });
  return {};
}

/** A first 公示 starts now; one interrupted by an objection runs on, and not shorter than it was. */
async function publicitySpan(act: Act, publicityEndsAt: Date | null) {
  if (publicityEndsAt) return publicityEndsAt > act.now ? {} : { publicityEndsAt: act.now };
  return {
    publicityStartsAt: act.now,
    publicityEndsAt: await publicityEnd(act.sql, act.now, hourLimits.publicityWorkdays),
  };
}

async function isInScope(act: Act<StaffCaller>, teamId: number): Promise<boolean> {
  const path = act.caller.organisationPath;
  if (path === undefined) return true;
  const row = await act.sql
    .selectFrom('teams as t')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .select('t.id')
    .where('t.id', '=', teamId)
    .where('o.path', 'like', `${path}%`)
    .executeTakeFirst();
  return row !== undefined;
}
