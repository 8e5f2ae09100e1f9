import { enterHours } from '#domains/ledger/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { voidHour } from '../../contract/hour-voids.contract.ts';
import { endCorrection } from '../corrections/corrections.store.ts';
import { changeHours, insertHour, lockForDecision, type lockHour } from '../hours.store.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { teamOriginPath } from '../origin.queries.ts';
import { recordWords } from '../record-words.ts';
import { lockAdjustments, refuseWaitingCorrections, teamAccountOf } from './voiding.store.ts';
import { requireVoidable } from './require-voidable.ts';

type Hour = NonNullable<Awaited<ReturnType<typeof lockHour>>>;
type Reason = { reason: string };

/** What else follows where records no longer count. */
export type RecordsChanged = (
  act: Act,
  of: { volunteerId: number; hourIds: readonly number[] },
) => Promise<void>;

/**
 * Voids a record that counts, with what adjusted it: each gets a record that takes its minutes back (冲正), all of them lines of the
 * ledger; nothing is deleted. Corrections of it that wait end. People and records are locked, and everything is judged anew.
 */
export const createHourVoiding = (recordsChanged: RecordsChanged) =>
  approvalKind({
    operation: voidHour,
    wish: voidHour.request,
    async perform(act, { hourId, reason }) {
      const [hour] = await lockForDecision(act, [hourId]);
      if (!hour) throw new NotFound('没有这条时长记录');
      await requireVoidable(act, hour);
      const adjustments = await lockAdjustments(act.sql, hourId);
      const counting = [hour, ...adjustments.filter(({ status }) => status === 'effective')];
      await endWaiting(act, hourId, adjustments);
      const hourIds = counting.map(({ id }) => id);
      await changeHours(act, hourIds, { status: 'voided', decisionNote: reason });
      const reversals: number[] = [];
      for (const one of counting) reversals.push(await insertHour(act, reversalOf(act, one, reason)));
      await enterHours(act, reversals);
      await recordsChanged(act, { volunteerId: hour.volunteerId, hourIds });
      await tell(act, hour, { reason });
      await act.audit({ targetType: 'serviceHour', targetId: hourId, reason, detail: { reversals } });
      return undefined;
    },
  });
export type HourVoiding = ReturnType<typeof createHourVoiding>;

/** The record that takes the minutes of another back; voided with it, so that sums over what counts stay simple. */
const reversalOf = (act: Act<StaffCaller>, hour: Hour, reason: string) => ({
  volunteerId: hour.volunteerId,
  teamId: hour.teamId,
  activityId: hour.activityId,
  shiftId: hour.shiftId,
  assignmentId: hour.assignmentId,
  claimId: hour.claimId,
  participationId: null,
  activityTitle: hour.activityTitle,
  place: hour.place,
  postName: hour.postName,
  serviceOn: hour.serviceOn,
  startsAt: hour.startsAt,
  endsAt: hour.endsAt,
  evidenceGrade: hour.evidenceGrade,
  minutes: -hour.minutes,
  source: 'reversal' as const,
  status: 'voided' as const,
  reversalOf: hour.id,
  adjustOf: null,
  reason,
  enteredBy: act.caller.accountId,
  effectiveAt: act.now,
  confirmedBy: null,
  approvedBy: null,
  confirmedAt: null,
  publicityStartsAt: null,
  publicityEndsAt: null,
  objection: null,
  objectorId: null,
  objectionAnswer: null,
  decidedAt: act.now,
});

/** Adjustments that do not count yet have nothing left to adjust. */
async function endWaiting(act: Act, hourId: number, adjustments: readonly Hour[]): Promise<void> {
  const waiting = adjustments.filter(({ status }) => !['effective', 'voided', 'rejected'].includes(status));
  await changeHours(
    act,
    waiting.map(({ id }) => id),
    { status: 'rejected', decisionNote: '原记录已作废', decidedAt: act.now },
  );
  for (const { id } of waiting)
    await endCorrection(act.sql, { resultHourId: id, isApproved: false, now: act.now });
  await refuseWaitingCorrections(act.sql, hourId, act.now);
}

async function tell(act: Act, hour: Hour, { reason }: Reason): Promise<void> {
  const amount = `${recordWords(hour)}的 ${hoursLabel(hour.minutes)} 小时`;
  const about = { category: 'hours' as const, title: '时长已作废', level: 'important' as const };
  await notify(act, {
    ...about,
    accountId: hour.volunteerId,
    body: `${amount}经两人复核已作废，不再计入你的服务时长；含有它的证书需要重新开具。原因：${reason}。不同意的，可以在“投诉举报”里提出，由没有经手的人复查。`,
    link: ownOriginPath(hour),
  });
  await notify(act, {
    ...about,
    accountId: await teamAccountOf(act.sql, hour.teamId),
    body: `${amount}经两人复核已作废。原因：${reason}`,
    link: await teamOriginPath(act.sql, hour),
  });
}
