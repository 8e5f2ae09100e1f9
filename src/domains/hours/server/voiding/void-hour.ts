import { hoursLabel } from '#platform/contract/figures.ts';
import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-voids.contract.ts';
import { gradeWords } from '../../contract/hours.words.ts';
import { hoursToDecide } from '../hours.store.ts';
import { recordWords } from '../record-words.ts';
import type { HourVoiding } from './hour-voiding.ts';
import { requireVoidable } from './require-voidable.ts';

/** Puts the voiding of a record before a second person. @throws Refusal by `hourVoidRefusals`, or `alreadyAsked` */
export const voidHour: UseCase<typeof contract.voidHour, { voiding: HourVoiding }> = async (
  act,
  wish,
  { voiding },
) => {
  const [hour] = await hoursToDecide(act, [wish.hourId]).execute();
  if (!hour) throw new NotFound('没有这条时长记录');
  await requireVoidable(act, hour);
  const approvalId = await askApproval(act, voiding, {
    subject: `hour:${hour.id}`,
    title: `作废${recordWords(hour)}的 ${hoursLabel(hour.minutes)} 小时`,
    facts: [
      { label: '记录编号', text: hour.hourNo },
      { label: '证据', text: gradeWords(hour.evidenceGrade) },
    ],
    wish,
    reason: wish.reason,
    concerns: hour.volunteerId,
  });
  return { approvalId };
};
