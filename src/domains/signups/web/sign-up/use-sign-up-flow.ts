import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { NoticeKind } from '#platform/web/ui/notice.tsx';
import type { SignUpOutcome } from './sign-up-dialog.tsx';
import { kindOfFailure, sentenceOf } from './sign-up-request.ts';
import type { ShiftStanding, SignUpStanding } from './sign-up-standing.ts';
import { answerOfferCall } from '../signups.calls.ts';
import { useSignUpStanding } from './use-sign-up-standing.ts';

/** `busy` while an offered place is being accepted, which asks nothing more. */
type Step = 'idle' | 'signUp' | 'cancel' | 'busy';
type Remark = { kind: NoticeKind; text: string };

/** The steps of the sign-up panel. After every act and every refusal the standing is read again, so the button never lies. */
export function useSignUpFlow(initial: SignUpStanding, wantedShiftId?: number) {
  const place = useSignUpStanding(initial, wantedShiftId);
  const [step, setStep] = useState<Step>('idle');
  const [remark, setRemark] = useState<Remark>();
  const [outcome, setOutcome] = useState<SignUpOutcome>();

  const settle = async (next?: Remark) => {
    setRemark(next);
    await place.reread();
    setStep('idle');
  };

  const accept = async (signUpId: number) => {
    setStep('busy');
    try {
      const request = { signUpId, answer: 'accept' } as const;
      const { message } = await callOperation(answerOfferCall, request, { reportedBy: 'form' });
      await settle({ kind: 'success', text: message });
    } catch (failure) {
      const kind = kindOfFailure(failure) === 'failed' ? 'error' : 'warning';
      await settle({ kind, text: sentenceOf(failure) });
    }
  };

  return {
    ...place,
    step,
    remark,
    outcome,
    chooseShift: (shiftId: number) => {
      setRemark(undefined);
      place.chooseShift(shiftId);
    },
    press: ({ button, mine }: ShiftStanding) => {
      setRemark(undefined);
      if (button.face === 'offered' && mine) void accept(mine.signUpId);
      else setStep('signUp');
    },
    askToCancel: () => setStep('cancel'),
    leave: () => setStep('idle'),
    signedUp: (done: SignUpOutcome) => {
      setOutcome(done);
      void settle();
    },
    gaveUp: (text: string) => void settle({ kind: 'success', text }),
    changed: (text: string) => void settle({ kind: 'warning', text }),
    forgetOutcome: () => setOutcome(undefined),
  };
}
