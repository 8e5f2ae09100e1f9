import { attachFiles } from '#domains/files/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { dayLabel, toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
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
  const { volunteerId, accountId } = act.caller;
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
  const times = request.times && {
    startsAt: new Date(request.times.startsAt),
    endsAt: new Date(request.times.endsAt),
  };
  const wrongTimes =
    times && judgeWishedTimes(times, { serviceOn: hour.serviceOn, minutes: request.minutes, now });
  if (wrongTimes) throw act.refuse(wrongTimes as 'otherDay');
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
  await attachFiles(act, { fileIds, purpose: 'hourProof', targetType: 'serviceHour', targetId: hour.id });
  const teamAccountId = await teamAccountOf(sql, hour.teamId);
  const personBy = await personsOf(sql, [teamAccountId, accountId]);
  const correction = await lockCorrection(sql, correctionId);
  if (correction && isSamePerson(personBy(teamAccountId), personBy(accountId)))
    await handToCentre(act, {
      correction,
      minutes: request.minutes,
      enteredBy: accountId,
      teamWords: '申请人是队伍负责人，直接由中心审核。',
    });
  else
    await notify(act, {
      accountId: teamAccountId,
      category: 'hours',
      level: 'important',
      title: '有一份时长更正等你们答复',
      body: `${act.caller.displayName}申请把${recordWords(hour)}的 ${hour.minutes} 分钟更正为 ${request.minutes} 分钟。请在 ${dayLabel(new Date(dueAt.getTime() - 1))}前答复，过期自动转给实践中心。`,
      link: teamCorrectionsPath,
    });
  await act.audit({
    targetType: 'hourCorrection',
    targetId: correctionId,
    reason: request.text,
    detail: { hourId: hour.id, before: hour.minutes, after: request.minutes, proofs: fileIds },
  });
  return { correctionId, dueAt: toInstant(dueAt) };
};
