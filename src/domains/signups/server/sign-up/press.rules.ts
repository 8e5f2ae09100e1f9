import type { Answer, Question } from '#domains/activities/contract/questions.contract.ts';
import type { ReasonOf } from '#platform/contract/operation.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/signups.contract.ts';
import type { SignUpScene } from '../lists/scene.queries.ts';
import { judgeAnswers } from '../questions/answers.rules.ts';
import type { Commitment, Judgement, PersonFacts } from '../signups.facts.ts';
import { judgeSignUp, placesFor, refusalIn } from '../signups.rules.ts';
import { judgeCompanions } from './companions.rules.ts';

type Request = RequestIn<typeof contract.signUpForShift>;
type SignUpRefusal = ReasonOf<typeof contract.signUpForShift>;
type Asking = Pick<ActOf<typeof contract.signUpForShift>, 'refuse' | 'now'>;

/** What one press is judged by. */
export type PressFacts = {
  request: Request;
  scene: SignUpScene;
  person: { facts: PersonFacts; held: readonly Commitment[] };
};
/** What may be written: verdict and the answers in the words of the questions. */
export type JudgedPress = { judgement: Judgement; answers: readonly Answer[] };

type Writing = { request: Request; scene: SignUpScene; person: PersonFacts; judgement: Judgement };

/**
 * What the engine says of one press, and whether the person has agreed to it and told all that was asked. The code of an
 * activity is asked last, by whoever writes.
 * @throws Refusal with the engine's first blocking reason, InvalidInput with the sentence at each question or companion
 */
export function judgePress(act: Asking, { request, scene, person }: PressFacts): JudgedPress {
  const viewer = { kind: 'volunteer' as const, person: person.facts, commitments: person.held };
  const judgement = judgeSignUp({ ...scene, viewer }, act.now);
  const writing: Writing = { request, scene, person: person.facts, judgement };
  requireConsent(act, writing);
  const answers = requireAnswers(act, writing);
  requireCompanions(act, writing);
  return { judgement, answers };
}

/** Refuses what the engine blocks and what the person has not agreed to. */
function requireConsent(act: Asking, { judgement, scene: { activity }, request }: Writing): void {
  const refuse = (code: SignUpRefusal, msg?: string) => {
    throw act.refuse(code, { msg, result: { reasons: judgement.reasons } });
  };
  const refusal = refusalIn(judgement);
  if (refusal) refuse(refusal.code, refusal.text);
  if (request.riskVersion !== activity.riskVersion) refuse('riskNotAcknowledged');
  const full = judgement.reasons.find((reason) => reason.code === 'full');
  if (judgement.verdict === 'waitlist' && !request.acceptWaitlist) refuse('full', full?.text);
  const warning = judgement.reasons.find((reason) => reason.severity === 'warn');
  if (warning && !request.acceptWarnings) refuse(warning.code, warning.text);
}

/** What was answered, in the words of the questions. @throws InvalidInput with the sentence at each question */
function requireAnswers(act: Asking, { scene: { activity }, request }: Writing): readonly Answer[] {
  const judged = judgeAnswers(activity.questions as Question[], request.answers);
  if (judged.kind === 'changed') throw act.refuse('questionsChanged');
  if (judged.kind === 'wrong') throw new InvalidInput(judged.errors);
  return judged.answers;
}

/**
 * Refuses more people than may be brought or than there are places for, and people who may not come.
 * @throws Refusal companionsOff, partyTooLarge, InvalidInput naming the person
 */
function requireCompanions(
  act: Asking,
  { scene: { activity, shift }, person, judgement, request: { companions } }: Writing,
): void {
  if (companions.length === 0) return;
  if (companions.length > activity.companionsMax) throw act.refuse('companionsOff');
  const errors = judgeCompanions(companions, { activity, shift, person });
  if (errors.length > 0) throw new InvalidInput(errors);
  const party = companions.length + 1;
  if (party > shift.capacity) throw act.refuse('partyTooLarge');
  const placesLeft = placesFor(shift, activity.waitlistMode, act.now);
  if (judgement.verdict !== 'waitlist' && placesLeft < party)
    throw act.refuse('partyTooLarge', {
      msg: `只剩 ${placesLeft} 个名额，你们一共 ${party} 人，请少带人或换一场`,
    });
}
