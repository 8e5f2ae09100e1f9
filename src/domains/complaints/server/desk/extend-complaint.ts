import { workdayAfter } from '#domains/site/server/index.ts';
import { dayLabel, endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import { judgeExtending } from '../complaints.rules.ts';
import { lockComplaint, moveComplaint } from '../complaints.store.ts';
import { contestedComplaint, type DeskTools } from './decide-complaint.ts';
import { requireInScope, requireUnrelated } from './require-unrelated.ts';

/**
 * Sets the clock of a complicated complaint on by ten workdays, once, before it has run out; the complainant reads why and the new
 * day. @throws Refusal by `extendComplaintRefusals`, NotFound outside the data scope, VersionConflict
 */
export const extendComplaint: UseCase<typeof contract.extendComplaint, DeskTools> = async (
  act,
  { complaintId, version, reason },
  { sealed, tell },
) => {
  await requireUnrelated(act, await requireInScope(act, complaintId), sealed);
  const row = await lockComplaint(act.sql, complaintId);
  if (!row) throw new NotFound('没有找到这件投诉');
  const refusal = judgeExtending(row, act.now);
  if (refusal) throw act.refuse(refusal);
  if (row.version !== version) throw await overtaken(act, contestedComplaint(complaintId));
  const lastDay = toDay(new Date((row.dueAt ?? act.now).getTime() - 1));
  const newLastDay = await workdayAfter(act.sql, lastDay, complaintLimits.extensionWorkdays);
  const dueAt = endOfDay(newLastDay);
  await moveComplaint(act.sql, {
    complaintId,
    now: act.now,
    step: 'extended',
    byId: act.caller.accountId,
    note: `${reason}（延到${newLastDay}）`,
    change: { dueAt, extendedAt: act.now, overdueToldAt: null },
  });
  await tell(act, row, {
    title: '投诉的答复要延期',
    body: `延到 ${dayLabel(new Date(dueAt.getTime() - 1))}，原因：${reason}`,
  });
  await act.audit({ targetType: 'complaint', targetId: complaintId, reason });
  return { dueAt: toInstant(dueAt) };
};
