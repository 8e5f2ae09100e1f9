import { notify, notifyMany } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { hoursLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { overlapsOf } from './conflicts.queries.ts';
import { answerOf, entriesToAnswer } from './entries.queries.ts';
import { markSilent, writeAnswer } from './entries.store.ts';
import { changeHours, lockHour } from '../hours.store.ts';

/** Entries about the caller that wait for their word. */
export async function listEntriesToAnswer(act: Act<VolunteerCaller>) {
  const rows = await entriesToAnswer(act.sql, act.caller.volunteerId);
  const overlaps = await overlapsOf(
    act.sql,
    rows.map((row) => row.hourId),
  );
  return {
    list: rows.map((row) => ({
      ...row,
      reason: row.reason ?? '',
      startsAt: toInstant(row.startsAt),
      endsAt: toInstant(row.endsAt),
      answerDueAt: toInstant(row.answerDueAt),
      overlaps: overlaps.has(row.hourId),
    })),
  };
}

type AnswerRequest = { hourId: number; answer: 'confirmed' | 'denied'; reason?: string | undefined };

/** The person's word on an entry about them: 属实 leaves it to the centre, 不属实 ends it. The team learns of a denial. */
export async function answerHourEntry(act: Act<VolunteerCaller>, request: AnswerRequest) {
  await lockVolunteers(act.sql, [act.caller.volunteerId]);
  const hour = await lockHour(act.sql, request.hourId);
  if (!hour || hour.volunteerId !== act.caller.volunteerId || !(await answerOf(act.sql, hour.id)))
    throw new NotFound('没有这条补录');
  const isDenied = request.answer === 'denied';
  if (isDenied && !request.reason) throw new Refusal('reasonMissing');
  const isTaken =
    hour.status === 'submitted' &&
    (await writeAnswer(act.sql, hour.id, {
      answer: request.answer,
      answerReason: isDenied ? (request.reason ?? null) : null,
      answeredAt: act.now,
    }));
  if (!isTaken) throw new Refusal('answerOver');
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
}

type Hour = NonNullable<Awaited<ReturnType<typeof lockHour>>>;

async function tellTeam(act: Act, hour: Hour): Promise<void> {
  const team = await act.sql
    .selectFrom('teams')
    .select('accountId')
    .where('id', '=', hour.teamId)
    .executeTakeFirstOrThrow();
  await notify(act, {
    accountId: team.accountId,
    category: 'hours',
    title: '补录未被本人确认',
    body: `“${hour.activityTitle}”补录的 ${hoursLabel(hour.minutes)} 小时，志愿者答复不属实，这条记录已不予认定。`,
    link: `/teamcenter/index/teamactivity/timelist/${hour.activityId}`,
  });
}

const batch = 200;

/** Days over without a word: the entry goes on to the centre as 本人未答复, confirmed by nobody. */
export async function closeAnswers(act: Act): Promise<boolean> {
  const hourIds = await markSilent(act.sql, { now: act.now, limit: batch });
  const rows =
    hourIds.length === 0
      ? []
      : await act.sql
          .selectFrom('serviceHours')
          .select(['id', 'volunteerId', 'activityId', 'activityTitle'])
          .where('id', 'in', hourIds)
          .orderBy('id')
          .execute();
  await notifyMany(
    act,
    rows.map((row) => ({
      accountId: row.volunteerId,
      category: 'hours' as const,
      title: '补录已过答复期限',
      body: `“${row.activityTitle}”的补录没有等到你的答复，已标明“本人未答复”交实践中心审核。不属实的，仍可在活动详情里提出异议。`,
      link: `/usercenter/index/myactivity/detail/${row.activityId}`,
      dedupeKey: `hourEntrySilent:${row.id}`,
    })),
  );
  for (const hourId of hourIds)
    await act.audit({ action: 'closeHourAnswer', targetType: 'serviceHour', targetId: hourId });
  return hourIds.length === batch;
}
