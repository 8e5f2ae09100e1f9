import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { firstShift, type ShiftStanding, type SignUpStanding } from './sign-up-standing.ts';
import { getSignUpStandingCall } from '../signups.calls.ts';

type StandingState = {
  standing: SignUpStanding;
  shift: ShiftStanding | undefined;
  chooseShift: (shiftId: number) => void;
  /** Asks the server again; a failure is told by toast and leaves what is shown. */
  reread: () => Promise<SignUpStanding | undefined>;
};

/** Where the person stands with each shift, as drawn by the server and as read again after every act. */
export function useSignUpStanding(initial: SignUpStanding, wantedShiftId?: number): StandingState {
  const [standing, setStanding] = useState(initial);
  const [shiftId, chooseShift] = useState(() => firstShift(initial.shifts, wantedShiftId)?.shiftId);

  const reread = async () => {
    try {
      const next = await callOperation(getSignUpStandingCall, { id: initial.activityId });
      setStanding(next);
      return next;
    } catch {
      return undefined;
    }
  };

  return { standing, shift: firstShift(standing.shifts, shiftId), chooseShift, reread };
}
