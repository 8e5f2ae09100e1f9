import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-voids.contract.ts';
import { gradeWords, type hourVoidRefusals } from '../../contract/hours.words.ts';
import { partsOf } from '../decide/decide-hour.ts';
import { hoursToDecide, type lockHour } from '../hours.store.ts';
import { recordWords } from '../record-words.ts';
import type { HourVoiding } from './hour-voiding.ts';

type Hour = NonNullable<Awaited<ReturnType<typeof lockHour>>>;
type Judging = Act<StaffCaller, keyof typeof hourVoidRefusals>;

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

/** Only what counts is voided, not an adjustment alone, and not by whoever had a part in it. */
export async function requireVoidable(act: Judging, hour: Hour): Promise<void> {
  if (hour.status !== 'effective') throw act.refuse('notEffective');
  if (hour.adjustOf !== null) throw act.refuse('onlyAdjusts');
  const { accountId } = act.caller;
  const parts = partsOf(hour);
  const personBy = await personsOf(act.sql, [accountId, ...parts]);
  if (hadPart(personBy(accountId), parts.map(personBy))) throw act.refuse('samePerson');
}
