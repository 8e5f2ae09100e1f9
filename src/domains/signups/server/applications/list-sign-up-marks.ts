import { isVisibleStatus } from '#domains/activities/contract/activities.words.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import type { z } from 'zod';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/signups.contract.ts';
import { ownStateLabel, type SignUpVerdict, signUpVerdicts } from '../../contract/signups.words.ts';
import { lookingAt } from '../lists/get-sign-up-standing.ts';
import { activityScenes, shiftScenes } from '../lists/scene.queries.ts';
import type { Judgement } from '../signups.facts.ts';
import { judgeSignUp, refusalIn } from '../signups.rules.ts';

type Mark = z.input<(typeof contract.listSignUpMarks)['result']>['list'][number];

const verdictLabels: Record<Exclude<SignUpVerdict, 'refused'>, string> = {
  signUp: '可报名',
  apply: '可报名',
  waitlist: '可候补',
};

/** Furthest first: what the person most wants to know of several shifts. */
const stateOrder = [
  'confirmed',
  'offered',
  'pending',
  'waitlisted',
] as const satisfies readonly (typeof liveSignUpStates)[number][];

/** The caller's mark on each public activity of a list; the others are left out. */
export const listSignUpMarks: UseCase<typeof contract.listSignUpMarks> = async (act, request) => {
  const scenes = await activityScenes(act.sql, request.activityIds);
  const activities = scenes.filter((activity) => isVisibleStatus(activity.status));
  if (activities.length === 0) return { list: [] };
  const shifts = await shiftScenes(
    act.sql,
    activities.map((activity) => activity.activityId),
  );
  const { viewer, held } = await lookingAt(act, activities, shifts);
  const list = activities.map((activity): Mark => {
    const judgements = shifts
      .filter((shift) => shift.activityId === activity.activityId)
      .map((shift) => judgeSignUp({ activity, shift, viewer }, act.now));
    const mine = held.filter((row) => row.activityId === activity.activityId);
    const furthest = stateOrder.flatMap((wanted) => mine.filter((row) => row.state === wanted)).at(0);
    const best = bestOf(judgements);
    const label = furthest ? ownStateLabel(furthest) : best.label;
    return { activityId: activity.activityId, state: furthest?.state ?? null, verdict: best.verdict, label };
  });
  return { list };
};

function bestOf(judgements: readonly Judgement[]): { verdict: SignUpVerdict; label: string } {
  const best = signUpVerdicts
    .flatMap((verdict) => judgements.filter((judgement) => judgement.verdict === verdict))
    .at(0);
  if (!best) return { verdict: 'refused', label: '没有可报的场次' };
  if (best.verdict !== 'refused') return { verdict: best.verdict, label: verdictLabels[best.verdict] };
  return { verdict: 'refused', label: refusalIn(best)?.text ?? '' };
}
