import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-entries.contract.ts';
import { accountOfTeam } from '../activity.queries.ts';
import { changeHours, lockHour } from '../hours.store.ts';
import { answerOf } from './entries.queries.ts';
import { writeAnswer } from './entries.store.ts';

/** The person's word on an entry about them: 属实 leaves it to the centre, 不属实 ends it. The team learns of a denial. */
export const answerHourEntry: UseCase<typeof contract.answerHourEntry> = async (act, request) => {
  await lockVolunteers(act.sql, [act.caller.volunteerId]);
  const hour = await lockHour(act.sql, request.hourId);
  if (!hour || hour.volunteerId !== act.caller.volunteerId || !(await answerOf(act.sql, hour.id)))
    throw new NotFound('没有这条补录');
  const isDenied = request.answer === 'denied';
  if (isDenied && !request.reason) throw act.refuse('reasonMissing');
  const isTaken =
    hour.status === 'submitted' &&
    (await writeAnswer(act.sql, hour.id, {
      answer: request.answer,
      answerReason: isDenied ? (request.reason ?? null) : null,
      answeredAt: act.now,
    }));
  if (!isTaken) throw act.refuse('answerOver');
  if (isDenied) {
    await changeHours(act, [hour.id], {
      status: 'rejected',
      decisionNote: `本人答复不属实：${request.reason}`,
    });
    await tellTeam(act, hour);
  }
  await act.audit({
    targetType: 'serviceHour',
    targetId: hour.id,
    reason: request.reason,
    detail: { answer: request.answer },
  });
  return {};
};

type Hour = NonNullable<Awaited<ReturnType<typeof lockHour>>>;

async function tellTeam(act: Act, hour: Hour): Promise<void> {
  await notify(act, {
    accountId: await accountOfTeam(act.sql, hour.teamId),
    category: 'hours',
    title: '补录未被本人确认',
    body: `“${hour.activityTitle}”补录的 ${hoursLabel(hour.minutes)} 小时，志愿者答复不属实，这条记录已不予认定。`,
    link: `/teamcenter/index/teamactivity/timelist/${hour.activityId}`,
  });
}
