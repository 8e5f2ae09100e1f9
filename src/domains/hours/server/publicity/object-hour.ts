import { notify } from '#domains/messages/server/index.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hours.contract.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { objectionCauses } from '../../contract/hours.words.ts';
import { answerOf } from '../entries/entries.queries.ts';
import { judgeObject } from '../hours.rules.ts';
import { changeHours, lockHour } from '../hours.store.ts';
import { recordWords } from '../record-words.ts';

/**
 * Raises an objection: anyone signed in to a record in 公示, whom it is about from its first day on. It stops taking effect until
 * the centre has answered. The volunteer is told, and neither they nor the team see who.
 */
export const objectHour: UseCase<typeof contract.objectHour> = async (act, request) => {
  const hour = await lockHour(act.sql, request.hourId);
  if (!hour) throw new NotFound('没有这条公示记录');
  const isOwn = act.caller.kind === 'volunteer' && act.caller.volunteerId === hour.volunteerId;
  const isAwaitingAnswer = (await answerOf(act.sql, hour.id)) === 'waiting';
  const refusal = judgeObject({ ...hour, state: hour.status, isOwn, isAwaitingAnswer }, act.now);
  if (refusal === 'unseen') throw new NotFound('没有这条公示记录');
  if (refusal) throw act.refuse(refusal);
  await changeHours(act, [hour.id], {
    status: 'disputed',
    objection: request.cause ? `${objectionCauses[request.cause]}：${request.text}` : request.text,
    objectedAt: act.now,
    objectorId: act.caller.accountId,
  });
  await notify(act, {
    accountId: hour.volunteerId,
    category: 'hours',
    title: isOwn ? '异议已提交' : '时长有异议',
    body: `${isOwn ? '你' : '有人'}对${recordWords(hour)}的 ${hoursLabel(hour.minutes)} 小时提出异议，中心核实后会告诉你结果，期间暂不生效。`,
    link: ownOriginPath(hour),
  });
  await act.audit({ targetType: 'serviceHour', targetId: hour.id, detail: { status: 'disputed' } });
  return {};
};
