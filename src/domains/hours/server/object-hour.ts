import { notify } from '#domains/messages/server/index.ts';
import { hoursLabel } from '#platform/contract/instants.ts';
import type { Act, SignedInCaller } from '#platform/server/act.ts';
import { NotFound, Refusal } from '#platform/server/failures.ts';
import { changeHours, lockHour } from './hours.store.ts';
import { recordWords } from './record-words.ts';

/** Raises an objection to a record in 公示; it stops taking effect until the centre has answered. The volunteer is told, and neither they nor the team see who. */
export async function objectHour(act: Act<SignedInCaller>, request: { hourId: number; text: string }) {
  const hour = await lockHour(act.sql, request.hourId);
  if (!hour || !['publicity', 'disputed', 'effective'].includes(hour.status))
    throw new NotFound('没有这条公示记录');
  if (hour.status === 'effective') throw new Refusal('publicityOver');
  if (hour.status === 'disputed') throw new Refusal('wrongState');
  if (hour.publicityEndsAt && hour.publicityEndsAt <= act.now) throw new Refusal('publicityOver');
  await changeHours(act, [hour.id], {
    status: 'disputed',
    objection: request.text,
    objectorId: act.caller.accountId,
  });
  await notify(act, {
    accountId: hour.volunteerId,
    category: 'hours',
    title: '时长有异议',
    body: `有人对${recordWords(hour)}的 ${hoursLabel(hour.minutes)} 小时提出异议，中心核实后会告诉你结果，期间暂不生效。`,
    link: `/usercenter/index/myactivity/detail/${hour.activityId}`,
  });
  await act.audit({ targetType: 'serviceHour', targetId: hour.id, detail: { status: 'disputed' } });
  return {};
}
