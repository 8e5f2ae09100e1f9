import { minuteMs } from '#platform/contract/durations.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type * as contract from '../../contract/sms.contract.ts';
import { smsLimits } from '../../contract/sms.words.ts';
import { lockSms } from './sms.queries.ts';

const codeTemplates = ['verifyCode', 'guardianCode'];

/** Sends a message again that was given up; a code that has run out is not worth it. @throws Refusal by `retrySmsRefusals` */
export const retrySms: UseCase<typeof contract.retrySms, Outbox> = async (act, { smsId, reason }, outbox) => {
  const row = await lockSms(act.sql, smsId);
  if (!row) throw new NotFound('没有找到这条短信');
  const isOver = row.createdAt.getTime() + smsLimits.validMinutes * minuteMs <= act.now.getTime();
  if (row.status === 'failed' && codeTemplates.includes(row.template) && isOver) throw act.refuse('outdated');
  if (!(await outbox.retry(act, { id: smsId, channel: 'sms' }))) throw act.refuse('notFailed');
  await act.audit({ targetType: 'sms', targetId: smsId, reason, detail: { template: row.template } });
  return {};
};
