import { notify } from '#domains/messages/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/attendance.contract.ts';
import type { AttendanceRefusal } from '../../contract/attendance.words.ts';
import { judgeFix } from '../attendance.rules.ts';
import { appendEvent, changeParticipation } from '../attendance.store.ts';
import type { AttendanceReactions } from '../reactions.ts';
import { fixedNotice } from './fixed-notice.ts';
import { loadOwn } from './load-own.ts';

type Fix = { participationId: number; checkedOutAt: string; reason: string };

export const fixCheckOut: UseCase<typeof contract.fixCheckOut, AttendanceReactions> = (
  act,
  request,
  reactions,
) => setCheckOut(act, request, reactions);

/** Sets a forgotten sign-out (补签) with a reason; its hours wait for the volunteer's word and the centre's. @throws NotFound, Refusal */
export async function setCheckOut(
  act: Act<TeamCaller, AttendanceRefusal>,
  request: Fix,
  reactions: AttendanceReactions,
): Promise<Record<string, never>> {
  const row = await loadOwn(act, request.participationId);
  const at = new Date(request.checkedOutAt);
  const refusal = judgeFix(at, { ...row, state: row.status }, act.now);
  if (refusal) throw act.refuse(refusal);
  const isDone = await changeParticipation(
    act,
    { id: row.id, from: ['checkedIn', 'noCheckOut'] },
    {
      status: 'checkedOut',
      checkedOutAt: at,
      outMethod: 'fixed',
      fixReason: request.reason,
      volunteerConfirmedAt: null,
    },
  );
  if (!isDone) throw act.refuse('wrongState');
  await appendEvent(act, act.caller.accountId, {
    participationId: row.id,
    kind: 'fix',
    method: 'fixed',
    reason: request.reason,
  });
  await notify(act, fixedNotice(row, { at, reason: request.reason }));
  await act.audit({
    targetType: 'participation',
    targetId: row.id,
    reason: request.reason,
    detail: { checkedOutAt: toInstant(at) },
  });
  await reactions.onTimeComplete(act, row.id);
  return {};
}
