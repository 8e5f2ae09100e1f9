import { minuteMs } from '#platform/contract/durations.ts';
import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type { retrySms as operation } from '../../contract/sms.contract.ts';
import { smsLimits } from '../../contract/sms.words.ts';
import { lockSms } from './sms.queries.ts';

const codeTemplates = ['verifyCode', 'guardianCode'];

/** Sends a message again that was given up; a code that has run out is not worth it. @throws Refusal by `retrySmsRefusals` */
export async function retrySms(
  act: Act<StaffCaller>,
  { smsId, reason }: ParsedRequestOf<typeof operation>,
  outbox: Outbox,
): Promise<Record<string, never>> {
  const row = await lockSms(act.sql, smsId);
  if (!row) throw new NotFound('没有找到这条短信');
  const isOver = row.createdAt.getTime() + smsLimits.validMinutes * minuteMs <= act.now.getTime();
  if (row.status === 'failed' && codeTemplates.includes(row.template) && isOver)
    throw new Refusal('outdated');
  if (!(await outbox.retry(act, { id: smsId, channel: 'sms' }))) throw new Refusal('notFailed');
  await act.audit({ targetType: 'sms', targetId: smsId, reason, detail: { template: row.template } });
  return {};
}
