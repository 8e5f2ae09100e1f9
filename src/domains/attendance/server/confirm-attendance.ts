import { cameStates } from '#domains/site/contract/states.words.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/confirm-attendance.contract.ts';
import { findParticipation } from './attendance.queries.ts';
import { awaitedWord } from './attendance.rules.ts';
import { appendEvent, changeParticipation, lockParticipation } from './attendance.store.ts';

/** The volunteer agrees to what was recorded: a fix, or that they came as a walk-in, from the first minute on. */
export const confirmAttendance: UseCase<typeof contract.confirmAttendance> = async (act, request) => {
  await lockParticipation(act.sql, request.participationId);
  const row = await findParticipation(act.sql, request.participationId);
  if (!row || row.volunteerId !== act.caller.volunteerId) throw new NotFound('没有这条考勤记录');
  const isOver = row.status === 'checkedOut';
  if (!isOver && awaitedWord(row) === null && row.volunteerConfirmedAt === null)
    throw act.refuse('wrongState');
  if (row.volunteerConfirmedAt === null) {
    await changeParticipation(act, { id: row.id, from: cameStates }, { volunteerConfirmedAt: act.now });
    await appendEvent(act, act.caller.accountId, {
      participationId: row.id,
      kind: 'confirm',
      method: 'fixed',
    });
  }
  await act.audit({ targetType: 'participation', targetId: row.id });
  return {};
};
