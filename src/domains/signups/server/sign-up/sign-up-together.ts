import { isVisibleStatus } from '#domains/activities/contract/activities.words.ts';
import { messageOf, messagesTopic } from '#domains/messages/server/index.ts';
import { Failure } from '#platform/server/calls/failures.ts';
import { inGroups } from '#platform/server/calls/groups/in-groups.ts';
import type { Together, TogetherCall } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/signups.contract.ts';
import { boundsOf } from '../lists/scene.queries.ts';
import { partyOf } from '../signups.store.ts';
import { signUpNotices } from '../signups.notices.ts';
import { judgePress } from './press.rules.ts';
import { findPresses, type Pressing } from './presses.queries.ts';
import { confirmedAt, lineOf, newSignUp, resultOf, type WrittenSignUp } from './sign-up-for-shift.ts';
import { type Judged, writeTogether } from './together.store.ts';

type SignUp = typeof contract.signUpForShift;
type Call = TogetherCall<SignUp>;
type Done = Awaited<ReturnType<Together<SignUp>>>;
/** What becomes of one of a group: done, refused, or (undefined) its own way. */
type Outcome = { failure: unknown } | { done: Done } | undefined;
type Place = { written: WrittenSignUp; judged: Judged };

/** People of one statement: past some dozens it costs each the same. */
const mostTogether = 100;
/** While the database carries one group out, the program judges another. */
const groupsAtOnce = 2;

/**
 * Signs up all who press at the same time, for whichever shifts, in two statements: one reads what the rules read of all of
 * them, the other writes all who get a place at once (decision 0044). Who is refused is told so. Who is in the queue, is reviewed,
 * named a code, pressed before, or was not as judged when it was written, goes their own way: then nothing was written.
 */
export function createSignUpTogether(): Together<SignUp> {
  const press = inGroups(pressTogether, {
    most: mostTogether,
    atOnce: groupsAtOnce,
    keyOf: ({ act }: Call) => act.caller.volunteerId,
  });
  return async (call) => {
    const outcome = await press(call);
    if (outcome && 'failure' in outcome) throw outcome.failure;
    return outcome?.done;
  };
}

async function pressTogether(calls: readonly Call[]): Promise<Outcome[]> {
  const [first] = calls;
  if (!first) return [];
  const { sql } = first.act;
  const now = new Date(Math.max(...calls.map(({ act }) => act.now.getTime())));
  try {
    const presses = calls.map(({ act, request: { shiftId, clientRequestId } }) => ({
      shiftId,
      volunteerId: act.caller.volunteerId,
      clientRequestId,
    }));
    const pressings = await findPresses(sql, presses, now);
    const judged = calls.map((call, index) => judge(call, pressings[index]));
    const places = judged.flatMap((one) => (one && 'judged' in one ? [one.judged] : []));
    const written = places.length > 0 ? await writeTogether(sql, places, now) : new Set<number>();
    return judged.map((one) => {
      if (!one || 'failure' in one) return one;
      return written.has(one.written.id) ? { done: doneOf(one.written) } : undefined;
    });
  } catch (error) {
    first.fellApart(error, calls.length);
    // Whatever it was, it is met again by those whom it concerns, each on their own; a press that was carried out all the same is known by its number.
    return calls.map(() => undefined);
  }
}

/** A refusal, a place to be written, or undefined for one's own way. */
function judge(call: Call, pressing: Pressing | undefined): { failure: unknown } | Place | undefined {
  const { act, request } = call;
  if (!pressing || !isVisibleStatus(pressing.scene.activity.status)) return undefined;
  const { scene, person, mark } = pressing;
  if (person.repeatedSignUpId !== null) return undefined;
  try {
    const { judgement, answers } = judgePress(act, { request, scene, person });
    if (judgement.verdict !== 'signUp' || scene.activity.recruitScope === 'code') return undefined;
    const signUp = newSignUp(act, request, answers);
    const written = confirmedAt(scene, signUp);
    const line = call.lineOf(lineOf(written));
    const since = boundsOf(scene.shift).after;
    const message = messageOf(act, signUpNotices.confirmed(written));
    return {
      written,
      judged: { signUp: { ...signUp, people: partyOf(signUp), mark, since }, line, message },
    };
  } catch (failure) {
    if (failure instanceof Failure) return { failure };
    throw failure;
  }
}

const doneOf = (written: WrittenSignUp): Done => ({
  result: resultOf(written),
  topics: [messagesTopic(written.volunteerId)],
});
