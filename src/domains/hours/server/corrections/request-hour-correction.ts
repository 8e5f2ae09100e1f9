import { attachFiles } from '#domains/files/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { dayLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/corrections.contract.ts';
import { correctionWorkdays } from '../../contract/hours.words.ts';
import { teamCorrectionsPath } from '../../contract/hour-origin.rules.ts';
import { plannedMinutesOf } from '../origin.queries.ts';
import { lockHour } from '../hours.store.ts';
import { recordWords } from '../record-words.ts';
import { hasPendingCorrection, teamAccountOf } from './corrections.queries.ts';
import { judgeCorrection, judgeWishedTimes } from './corrections.rules.ts';
import { insertCorrection, lockCorrection } from './corrections.store.ts';
import { handToCentre } from './hand-to-centre.ts';

/**
 * The person asks for other minutes. The team is told and has five working days; where the person leads the team, nobody of it
 * could answer, and it goes to the centre at once.
 */
export const requestHourCorrection: UseCase<typeof contract.requestHourCorrection> = async (act, request) => {
  const { sql, now } = act;
  const { volunteerId } = act.caller;
  await lockVolunteers(sql, [volunteerId]);
  const hour = await lockHour(sql, request.hourId);
  if (!hour || hour.volunteerId !== volunteerId) throw new NotFound('没有这条时长记录');
  const refusal = judgeCorrection(request.minutes, {
    state: hour.status,
    isCorrection: hour.adjustOf !== null,
    minutes: hour.minutes,
    shiftMinutes: await plannedMinutesOf(sql, hour.id),
    hasPending: await hasPendingCorrection(sql, hour.id),
  });
  if (refusal) throw act.refuse(refusal as 'notPublic');
  const times = wishedTimes(act, request, hour.serviceOn);
  const correctionId = act.newId();
  const dueAt = await publicityEnd(sql, now, correctionWorkdays);
  await insertCorrection(sql, {
    id: correctionId,
    hourId: hour.id,
    volunteerId,
    teamId: hour.teamId,
    activityId: hour.activityId,
    cause: request.cause,
    oldMinutes: hour.minutes,
    wishedMinutes: request.minutes,
    wishedStartsAt: times?.startsAt ?? null,
    wishedEndsAt: times?.endsAt ?? null,
    text: request.text,
    createdAt: now,
    dueAt,
  });
  const { fileIds } = request;
  await attachFiles(act, {
    fileIds,
    purpose: 'hourProof',
    targetType: 'hourCorrection',
    targetId: correctionId,
  });
  await askTeam(act, hour, { correctionId, dueAt, minutes: request.minutes });
  await act.audit({
    targetType: 'hourCorrection',
    targetId: correctionId,
    reason: request.text,
    detail: { hourId: hour.id, before: hour.minutes, after: request.minutes, proofs: fileIds },
  });
  return { correctionId, dueAt: toInstant(dueAt) };
};

type Request = RequestIn<typeof contract.requestHourCorrection>;

/** The times that are asked for, if any. @throws Refusal where they cannot be */
function wishedTimes(
  act: Act<VolunteerCaller, 'otherDay' | 'notOver' | 'overSpan'>,
  { times: asked, minutes }: Request,
  serviceOn: string,
) {
  if (!asked) return undefined;
  const times = { startsAt: new Date(asked.startsAt), endsAt: new Date(asked.endsAt) };
  const refusal = judgeWishedTimes(times, { serviceOn, minutes, now: act.now });
  if (refusal) throw act.refuse(refusal as 'otherDay');
  return times;
}

type Hour = NonNullable<Awaited<ReturnType<typeof lockHour>>>;
type Asked = { correctionId: number; dueAt: Date; minutes: number };

/** Tells the team and its clock; who leads it has the correction go to the centre. */
async function askTeam(
  act: Act<VolunteerCaller>,
  hour: Hour,
  { correctionId, dueAt, minutes }: Asked,
): Promise<void> {
  const { sql } = act;
  const { accountId } = act.caller;
  const teamAccountId = await teamAccountOf(sql, hour.teamId);
  const personBy = await personsOf(sql, [teamAccountId, accountId]);
  const correction = await lockCorrection(sql, correctionId);
  if (correction && isSamePerson(personBy(teamAccountId), personBy(accountId)))
    await handToCentre(act, {
      correction,
      minutes: minutes,
      enteredBy: accountId,
      teamWords: '申请人是队伍负责人，直接由中心审核。',
    });
  else
    await notify(act, {
      accountId: teamAccountId,
      category: 'hours',
      level: 'important',
      title: '有一份时长更正等你们答复',
      body: `${act.caller.displayName}申请把${recordWords(hour)}的 ${hour.minutes} 分钟更正为 ${minutes} 分钟。请在 ${dayLabel(new Date(dueAt.getTime() - 1))}前答复，过期自动转给实践中心。`,
      link: teamCorrectionsPath,
    });
}
