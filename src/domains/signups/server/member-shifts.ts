import { refusingAs } from '#platform/server/calls/refusing-as.ts';
import { applicationRefusals, ownSignUpRefusals } from '../contract/signups.words.ts';
import type { Act, TeamCaller, VolunteerCaller } from '#platform/server/calls/act.ts';
import { cancelSignUp } from './cancel/cancel-sign-up.ts';
import { removeSignUp } from './remove-sign-up.ts';

/** Who leaves a team gives up such a place by the rules of every cancelling. */
export async function cancelOwnShift(
  act: Act<VolunteerCaller, 'shiftsStay'>,
  signUpId: number,
  note: string,
): Promise<void> {
  await cancelSignUp(refusingAs(act, 'shiftsStay', ownSignUpRefusals), { signUpId, code: 'other', note });
}

/** Whom the team moves out loses such a place; it costs no credit and goes on to the queue. */
export async function takeShiftBack(
  act: Act<TeamCaller, 'shiftsStay'>,
  signUpId: number,
  reason: string,
): Promise<void> {
  await removeSignUp(refusingAs(act, 'shiftsStay', applicationRefusals), { signUpId, reason });
}
