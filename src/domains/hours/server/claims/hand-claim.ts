import { publicityEnd } from '#domains/site/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { centreWorkdays } from '../../contract/hours.words.ts';
import { insertHour } from '../hours.store.ts';
import { hasRecordAt } from './claims.queries.ts';
import { changeClaim, type Claim } from './claims.store.ts';

type Handing = {
  claim: Claim;
  minutes: number;
  /** The account of the team that stands for it; null where it said nothing or refused. */
  confirmedBy: number | null;
  teamWords: string;
};

/**
 * Puts a claim before the centre: a record of grade D that a second person decides like every other. False where the person
 * has another record of that time by now. Claim and person are locked by the caller.
 */
export async function handClaim(
  act: Act,
  { claim, minutes, confirmedBy, teamWords }: Handing,
): Promise<boolean> {
  if (await hasRecordAt(act.sql, claim)) return false;
  await insertHour(act, {
    volunteerId: claim.volunteerId,
    teamId: claim.teamId,
    activityId: null,
    shiftId: null,
    claimId: claim.id,
    participationId: null,
    activityTitle: claim.title,
    place: claim.place,
    postName: '',
    serviceOn: toDay(claim.startsAt),
    startsAt: claim.startsAt,
    endsAt: claim.endsAt,
    minutes,
    source: 'ownClaim',
    evidenceGrade: 'D',
    status: 'submitted',
    reason: `个人申请 ${claim.claimNo}。${teamWords}`,
    enteredBy: claim.volunteerId,
    confirmedBy,
    confirmedAt: confirmedBy === null ? null : act.now,
  });
  await changeClaim(act, claim.id, {
    state: 'atCentre',
    centreDueAt: await publicityEnd(act.sql, act.now, centreWorkdays),
  });
  return true;
}
