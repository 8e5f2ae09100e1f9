import { isVisibleStatus } from '#domains/activities/contract/activities.words.ts';
import { postConditions, postOf } from '#domains/activities/contract/posts.words.ts';
import type { Question } from '#domains/activities/contract/questions.contract.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { MySignUpHere, ShiftStanding } from '../../contract/signups.contract.ts';
import type * as contract from '../../contract/signups.contract.ts';
import { ownStateLabel } from '../../contract/signups.words.ts';
import { chooseButton } from '../button.rules.ts';
import { freeCancelUntil, judgeCancel } from '../credit/credit.rules.ts';
import { asksForRecord } from '../post.rules.ts';
import type { PersonFacts, Viewer } from '../signups.facts.ts';
import { isClosedBefore, judgeSignUp, placesFor } from '../signups.rules.ts';
import { canClaim, placesBeyond } from '../waitlist/waitlist.rules.ts';
import { findPerson } from './person.queries.ts';
import type { ActivityScene, Held, ShiftScene } from './scene.queries.ts';
import { countTeammates } from './teammates.queries.ts';
import { findWholeScene } from './whole-scene.queries.ts';

export type Looking = { viewer: Viewer; held: readonly Held[]; person: PersonFacts | undefined };

/** Who looks at some activities, with the live sign-ups that matter for their shifts. */
export async function lookingAt(
  act: Act,
  activities: readonly ActivityScene[],
  shifts: readonly ShiftScene[],
): Promise<Looking> {
  const { caller, sql, now } = act;
  if (caller.kind !== 'volunteer') return { viewer: { kind: caller.kind }, held: [], person: undefined };
  const { volunteerId } = caller;
  const needsRecord = activities.some(asksForRecord);
  const times = shifts.flatMap((shift) => [shift.startsAt.getTime(), shift.endsAt.getTime()]);
  const span =
    times.length === 0
      ? { startsAt: now, endsAt: now }
      : { startsAt: new Date(Math.min(...times)), endsAt: new Date(Math.max(...times)) };
  const person = await findPerson(sql, { volunteerId, now, needsRecord, span });
  if (!person) throw new NotFound();
  const { facts, held } = person;
  return { viewer: { kind: 'volunteer', person: facts, commitments: held }, held, person: facts };
}

/** Where the caller stands with each shift of a public activity, judged by the engine that judges the command too. */
export const getSignUpStanding: UseCase<typeof contract.getSignUpStanding> = async (act, request) => {
  const scene = await findWholeScene(act.sql, request.id);
  if (!scene || !isVisibleStatus(scene.activity.status)) throw new NotFound();
  const { activity, shifts } = scene;
  const looking = await lookingAt(act, [activity], shifts);
  const { caller } = act;
  const teammateCount =
    caller.kind === 'volunteer'
      ? await countTeammates(act.sql, {
          activityId: activity.activityId,
          volunteerId: caller.volunteerId,
          teamIds: looking.person?.memberOfTeamIds ?? [],
        })
      : 0;
  return {
    activityId: activity.activityId,
    signUpMode: activity.signUpMode,
    waitlistMode: activity.waitlistMode,
    riskVersion: activity.riskVersion,
    riskLevel: activity.riskLevel,
    riskNotice: activity.riskNotice,
    cancelDeadlineHours: activity.cancelDeadlineHours,
    companionsMax: activity.companionsMax,
    needsCode: activity.recruitScope === 'code',
    questions: activity.questions as Question[],
    teammateCount,
    shifts: shifts.map((shift) => standingOfShift(act, { activity, shift, looking })),
  };
};

type ShiftLook = { activity: ActivityScene; shift: ShiftScene; looking: Looking };

function standingOfShift({ caller, now }: Act, { activity, shift, looking }: ShiftLook): ShiftStanding {
  const judgement = judgeSignUp({ activity, shift, viewer: looking.viewer }, now);
  const mine = looking.held.find((held) => held.shiftId === shift.shiftId) ?? null;
  const claimable = mine?.state === 'waitlisted' && mayClaim(activity, { ...shift, ...mine }, now);
  const button = chooseButton(
    {
      ...shift,
      isOwnTeam: caller.kind === 'team' && caller.teamId === activity.teamId,
      viewer: caller.kind,
      judgement,
      mine: mine && { ...mine, canClaim: claimable },
      queueAhead: mine?.queueAhead ?? null,
    },
    now,
  );
  const lengthMinutes = (shift.endsAt.getTime() - shift.startsAt.getTime()) / minuteMs;
  return {
    shiftId: shift.shiftId,
    postName: shift.postName,
    conditions: conditionsOf(activity, shift),
    startsAt: toInstant(shift.startsAt),
    endsAt: toInstant(shift.endsAt),
    minutes: lengthMinutes - shift.breakMinutes,
    capacity: shift.capacity,
    takenCount: shift.takenCount,
    closesAt: toInstantOrNull(shift.closesAt),
    placesLeft:
      shift.status === 'open' && !isClosedBefore(shift, now)
        ? placesFor(shift, activity.waitlistMode, now)
        : 0,
    waitCount: shift.waitCount,
    ...judgement,
    button,
    mine: mine && viewOfMine(mine, { activity, claimable, now }),
  };
}

const conditionsOf = ({ posts }: ActivityScene, { postName }: ShiftScene): string[] => {
  const post = postOf(posts, postName);
  return post ? postConditions(post) : [];
};

const mayClaim = (activity: ActivityScene, shift: ShiftScene & { partySize: number }, now: Date): boolean =>
  shift.status === 'open' &&
  canClaim(
    {
      waitlistMode: activity.waitlistMode,
      startsAt: shift.startsAt,
      placesLeft: placesBeyond(shift),
    },
    now,
  );

function viewOfMine(
  mine: Held,
  { activity, claimable, now }: { activity: ActivityScene; claimable: boolean; now: Date },
): MySignUpHere {
  const { cancelDeadlineHours } = activity;
  const cancel = judgeCancel(
    { ...mine, cancelDeadlineHours, askedUntil: null, hasAttended: mine.attendance !== null },
    now,
  );
  return {
    signUpId: mine.signUpId,
    state: mine.state,
    stateLabel: ownStateLabel(mine),
    queueAhead: mine.queueAhead,
    offerExpiresAt: toInstantOrNull(mine.offerExpiresAt),
    canClaim: claimable,
    canCancel: !('refusal' in cancel),
    freeCancelUntil: toInstant(freeCancelUntil(mine.startsAt, cancelDeadlineHours)),
  };
}
