import { notify } from '#domains/messages/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/corrections.contract.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { plannedMinutesOf } from '../origin.queries.ts';
import { lockHour } from '../hours.store.ts';
import { recordWords } from '../record-words.ts';
import { judgeCorrection } from './corrections.rules.ts';
import { changeCorrection, type Correction, lockCorrection } from './corrections.store.ts';
import { handToCentre } from './hand-to-centre.ts';

type Answer = RequestIn<typeof contract.answerHourCorrection>;

/** The team's answer to a correction of its own, by somebody who is not the person; what it grants goes to a second person, whatever the direction. */
export const answerHourCorrection: UseCase<typeof contract.answerHourCorrection> = async (act, request) => {
  const { sql, now, caller } = act;
  const correction = await lockCorrection(sql, request.correctionId);
  if (correction?.teamId !== caller.teamId) throw new NotFound('没有这份更正申请');
  const personBy = await personsOf(sql, [caller.accountId, correction.volunteerId]);
  if (isSamePerson(personBy(caller.accountId), personBy(correction.volunteerId)))
    throw act.refuse('ownCorrection');
  if (correction.state !== 'atTeam') throw act.refuse('correctionOver');
  if (correction.awaitsUntil !== null) throw act.refuse('awaitsMaterial');
  const { verdict, opinion } = request;
  const answered = { teamOpinion: opinion, answeredBy: caller.accountId, answeredAt: now };
  const minutes = verdict === 'refuse' ? null : await grantedMinutes(act, correction, request);
  await changeCorrection(sql, correction.id, {
    ...answered,
    teamMinutes: minutes,
    ...(minutes === null && { state: 'refused' as const }),
  });
  if (minutes !== null) {
    const teamWords = `队伍同意改为 ${minutes} 分钟：${opinion}`;
    const handing = { correction, minutes, enteredBy: caller.accountId, teamWords };
    if (!(await handToCentre(act, handing))) throw act.refuse('notPublic');
  }
  await tellVolunteer(act, correction, { minutes, opinion });
  await act.audit({
    targetType: 'hourCorrection',
    targetId: correction.id,
    reason: opinion,
    detail: { verdict, minutes },
  });
  return {};
};

/** The minutes that the team stands for. @throws Refusal */
async function grantedMinutes(
  act: Act<TeamCaller, 'minutesMissing' | 'sameMinutes' | 'overShift' | 'notPublic'>,
  correction: Correction,
  { verdict, minutes: other }: Answer,
): Promise<number> {
  const minutes = verdict === 'agree' ? correction.wishedMinutes : other;
  if (minutes === undefined) throw act.refuse('minutesMissing');
  const hour = await lockHour(act.sql, correction.hourId);
  if (!hour) throw act.refuse('notPublic');
  const refusal = judgeCorrection(minutes, {
    state: hour.status,
    isCorrection: false,
    minutes: hour.minutes,
    shiftMinutes: await plannedMinutesOf(act.sql, hour.id),
    hasPending: false,
  });
  if (refusal) throw act.refuse(refusal as 'notPublic');
  return minutes;
}

async function tellVolunteer(
  act: Act,
  { hourId, volunteerId, wishedMinutes }: Correction,
  { minutes, opinion }: { minutes: number | null; opinion: string },
): Promise<void> {
  const hour = await lockHour(act.sql, hourId);
  if (!hour) return;
  const words = recordWords(hour);
  const isPartly = minutes !== null && minutes !== wishedMinutes;
  await notify(act, {
    accountId: volunteerId,
    category: 'hours',
    title: minutes === null ? '更正没有得到队伍同意' : `队伍${isPartly ? '部分' : ''}同意了更正`,
    body:
      minutes === null
        ? `队伍没有同意更正${words}。理由：${opinion}。不服可以请实践中心再看一次。`
        : `${isPartly ? `你申请 ${wishedMinutes} 分钟，队伍部分同意：` : '队伍同意'}把${words}改为 ${minutes} 分钟，正由实践中心审核。理由：${opinion}`,
    link: ownOriginPath(hour),
  });
}
