import { notify } from '#domains/messages/server/index.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { keepEffects } from '#platform/server/calls/failures.ts';
import { attendanceLimits } from '../../contract/attendance.words.ts';
import type { ShiftFacts } from '../attendance.queries.ts';
import { countTries, wrongCodeAction } from './wrong-codes.queries.ts';

/**
 * Refuses a person who tried too many wrong codes in one activity lately. Only their own tries count, so nobody locks
 * others out. @throws Refusal codeLocked
 */
export async function requireTriesLeft(
  act: Act<VolunteerCaller, 'codeLocked'>,
  shift: ShiftFacts,
): Promise<void> {
  if ((await countTries(act, shift.activityId)) >= attendanceLimits.wrongCodes)
    throw act.refuse('codeLocked');
}

/** Keeps the trace of a wrong code, tells the team when it locks, and refuses. @throws Refusal codeWrong, which keeps what was written */
export async function refuseWrongCode(
  act: Act<VolunteerCaller, 'codeWrong'>,
  shift: ShiftFacts,
): Promise<never> {
  const tries = (await countTries(act, shift.activityId)) + 1;
  await act.audit({
    action: wrongCodeAction,
    targetType: 'activity',
    targetId: shift.activityId,
    detail: { outcome: 'refused', shiftId: shift.shiftId, tries },
  });
  if (tries === attendanceLimits.wrongCodes) {
    await notify(act, {
      accountId: shift.teamAccountId,
      category: 'attendance',
      level: 'important',
      title: '有人多次输错签到码',
      body: `${act.caller.displayName} 在“${shift.title}”（${shift.postName}）连续输错签到码 ${tries} 次，${attendanceLimits.wrongCodeMinutes} 分钟内不能再输。请当面核对是否本人到场，可以扫志愿者码或点名。`,
      link: `/teamcenter/index/teamactivity/cj/${shift.activityId}`,
    });
  }
  throw keepEffects(act.refuse('codeWrong'));
}
