import { useRef, type SubmitEvent } from 'react';
import { consentOffers, consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { ConsentTicks, tickedIn } from '#domains/accounts/web/consent-ticks.tsx';
import { SmsCodeField } from '#domains/accounts/web/sms/sms-code-field.tsx';
import {
  GuardianFields,
  guardianIn,
  guardianPrefix,
} from '#domains/volunteers/web/profile/guardian-fields.tsx';
import { giveGuardianConsentCall } from '#domains/volunteers/web/registration.calls.ts';
import { getMyVolunteerCall } from '#domains/volunteers/web/volunteers.calls.ts';
import { type FormFaults, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './guardian-card.module.css';

const offers = consentOffers(consentsNeeded.guardian);

const prefixed = (faults: FormFaults): FormFaults => ({
  ...faults,
  ...Object.fromEntries(Object.entries(faults).map(([name, msg]) => [`${guardianPrefix}${name}`, msg])),
});

/** For an account that waits: the guardian consents with a code of the own phone, and the account opens at once. */
export function GuardianCard() {
  const form = useRef<HTMLFormElement>(null);
  const consent = useOperationCommand(giveGuardianConsentCall, {
    refreshes: [getMyVolunteerCall],
    reportedBy: 'form',
  });
  const { faults: plain, isBusy, submit, forget } = useFormFaults({ guardianIsSelf: 'mobile' });
  const faults = prefixed(plain);
  const typed = () => new FormData(form.current ?? undefined);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = typed();
    const request = guardianIn(values, tickedIn(values, `${guardianPrefix}consents`));
    await submit(event.currentTarget, async () => {
      await consent.mutateAsync(request);
      showToast({ kind: 'success', text: '监护人已确认，现在可以报名了' });
    });
  };
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="guardian-card">
      <h2 id="guardian-card">请监护人确认</h2>
      <p>你还未满 18 周岁。监护人用自己的手机号收一条验证码，确认后就能报名活动。</p>
      <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)}>
        <GuardianFields
          faults={faults}
          smsCode={
            <SmsCodeField
              label="监护人收到的验证码"
              scene="guardian"
              name={`${guardianPrefix}smsCode`}
              mobileOf={() => textIn(typed(), `${guardianPrefix}mobile`)}
              error={plain['smsCode']}
              onSent={() => forget('smsCode')}
            />
          }
          consents={
            <ConsentTicks offers={offers} name={`${guardianPrefix}consents`} error={plain['consents']} />
          }
        />
        {plain['form'] && (
          <Notice kind="error" isLive>
            {plain['form']}
          </Notice>
        )}
        <Button type="submit" look="primary" isBusy={isBusy}>
          监护人确认同意
        </Button>
      </form>
    </section>
  );
}
