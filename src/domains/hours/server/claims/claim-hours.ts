import { attachFiles, sameBytesOf } from '#domains/files/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { isStopped, volunteerById } from '#domains/volunteers/server/index.ts';
import { dayLabel, spanLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/claims.contract.ts';
import { type ClaimRefusal, claimWorkdays } from '../../contract/claims.words.ts';
import { accountOfTeam } from '../activity.queries.ts';
import { isWitnessThePerson } from '../hours.rules.ts';
import { teamClaimsPath } from '../../contract/hour-origin.rules.ts';
import { hasClaimAt, hasRecordAt, teamsServedWith } from './claims.queries.ts';
import { isLateClaim } from '../../contract/late-claim.rules.ts';
import { judgeClaim } from './claims.rules.ts';
import { insertClaim, lockClaim } from './claims.store.ts';
import { handClaim } from './hand-claim.ts';

type Request = RequestIn<typeof contract.claimHours>;
type Time = { startsAt: Date; endsAt: Date };

/**
 * Keeps a claim and asks the team; where the person leads it, nobody of it could answer, and the centre has the claim at once, as it
 * has what is more than thirty days old.
 * The person is locked first, so that two claims of one time are one.
 */
export const claimHours: UseCase<typeof contract.claimHours> = async (act, request) => {
  const { sql, now } = act;
  const { volunteerId, accountId, displayName } = act.caller;
  const time = { startsAt: new Date(request.startsAt), endsAt: new Date(request.endsAt) };
  await lockVolunteers(sql, [volunteerId]);
  await requireClaimable(act, request, time);
  const claimId = act.newId();
  const isLate = isLateClaim(time, now);
  const dueAt = await publicityEnd(sql, now, claimWorkdays);
  const { fileIds, startsAt: _start, endsAt: _end, lateReason, ...told } = request;
  const reason = isLate ? (lateReason ?? null) : null;
  await insertClaim(act, { ...told, ...time, id: claimId, volunteerId, dueAt, lateReason: reason });
  await attachFiles(act, { fileIds, purpose: 'hourProof', targetType: 'hourClaim', targetId: claimId });
  const teamAccountId = await accountOfTeam(sql, request.teamId);
  const personBy = await personsOf(sql, [teamAccountId, accountId]);
  const claim = await lockClaim(sql, claimId);
  const isLeadersOwn = isSamePerson(personBy(teamAccountId), personBy(accountId));
  const isAtCentre = claim !== undefined && (isLate || isLeadersOwn);
  if (isAtCentre)
    await handClaim(act, {
      claim,
      minutes: claim.minutes,
      confirmedBy: null,
      teamWords: isLate
        ? `服务结束已超过 30 天，只由中心审核。迟报原因：${reason ?? ''}`
        : '申请人是队伍负责人，直接由中心审核。',
    });
  else
    await notify(act, {
      accountId: teamAccountId,
      category: 'hours',
      level: 'important',
      title: '有一份补记申请等你们答复',
      body: `${displayName}申请补记“${request.title}”（${dayLabel(time.startsAt)} ${spanLabel(time.startsAt, time.endsAt)}）的 ${request.minutes} 分钟。请在 ${dayLabel(new Date(dueAt.getTime() - 1))}前答复，过期自动转给实践中心。`,
      link: teamClaimsPath,
    });
  await act.audit({
    targetType: 'hourClaim',
    targetId: claimId,
    reason: request.text,
    detail: { teamId: request.teamId, minutes: request.minutes, proofs: fileIds, isLongAgo: isLate },
  });
  // The centre's clock is as long as the team's and begins at the same instant.
  return { claimId, dueAt: toInstant(dueAt), isAtCentre };
};

/** @throws Refusal for what the times, the team, the witness, the papers or the person's other records forbid */
async function requireClaimable(
  act: Act<VolunteerCaller, ClaimRefusal>,
  request: Request,
  time: Time,
): Promise<void> {
  const { sql, now, caller } = act;
  const refusal = judgeClaim({ ...request, ...time }, now);
  if (refusal) throw act.refuse(refusal);
  const teams = await teamsServedWith(sql, caller.volunteerId);
  if (!teams.some(({ teamId }) => teamId === request.teamId)) throw act.refuse('notWithTeam');
  const person = await volunteerById(sql, caller.volunteerId);
  if (!person || isStopped(person, now)) throw act.refuse('stopped');
  if (isWitnessThePerson(request, person)) throw act.refuse('witnessIsPerson');
  const about = { volunteerId: caller.volunteerId, ...time };
  if (await hasClaimAt(sql, about)) throw act.refuse('alreadyClaimed');
  if (await hasRecordAt(sql, about)) throw act.refuse('overlaps');
  if (await sameBytesOf(sql, { fileIds: request.fileIds, uploaderId: caller.accountId }))
    throw act.refuse('proofUsed');
}
