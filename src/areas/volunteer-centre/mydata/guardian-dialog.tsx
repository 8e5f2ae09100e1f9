import { Smartphone } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { SmsCodeField } from '#domains/accounts/web/sms/sms-code-field.tsx';
import { guardianWithdrawalMeans } from '#domains/volunteers/contract/my-data.words.ts';
import {
  listMyConsentsCall,
  withdrawGuardianConsentCall,
} from '#domains/volunteers/web/my-data/my-data.calls.ts';
import { ConsequenceList } from '#domains/volunteers/web/my-data/consequence-list.tsx';
import { getMyVolunteerCall } from '#domains/volunteers/web/volunteers.calls.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextInput } from '#platform/web/fields/form-inputs.tsx';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';

/** The guardian takes the consent back as it was given: by a code of the own phone. What follows is said first, the safe way stands beside. */
export function GuardianDialog({ onBack }: { onBack: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const withdraw = useOperationCommand(withdrawGuardianConsentCall, {
    refreshes: [listMyConsentsCall, getMyVolunteerCall],
    reportedBy: 'form',
  });
  const { faults, isBusy, submit, forget } = useFormFaults({ notGuardian: 'mobile' });
  const typed = () => new FormData(form.current ?? undefined);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = typed();
    const request = { mobile: textIn(values, 'mobile'), smsCode: textIn(values, 'smsCode') };
    const isDone = await submit(event.currentTarget, async () => {
      await withdraw.mutateAsync(request);
    });
    if (!isDone) return;
    showToast({ kind: 'success', text: '已撤回，账号暂时不能报名和签到' });
    onBack();
  };
  return (
    <Dialog
      isOpen
      onClose={onBack}
      title="监护人撤回同意？"
      tone="danger"
      safeLabel="再想想"
      decisive={{ label: '撤回同意', onPress: () => form.current?.requestSubmit(), isBusy }}
    >
      <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)}>
        <ConsequenceList sentences={guardianWithdrawalMeans} />
        <TextInput
          label="监护人手机号"
          name="mobile"
          type="tel"
          icon={Smartphone}
          maxLength={11}
          onPaste={pasteDigits}
          error={faults['mobile']}
        />
        <SmsCodeField
          label="监护人收到的验证码"
          scene="guardianEnds"
          name="smsCode"
          mobileOf={() => textIn(typed(), 'mobile')}
          error={faults['smsCode']}
          onSent={() => forget('smsCode')}
        />
        {faults['form'] && (
          <Notice kind="error" isLive>
            {faults['form']}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
