import { Smartphone } from 'lucide-react';
import { SmsCodeField } from '#domains/accounts/web/sms/sms-code-field.tsx';
import type { FormFaults } from '#platform/web/form-faults.ts';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { TextInput } from '#platform/web/fields/form-inputs.tsx';

export type MobilePartProps = { faults: FormFaults; mobileOf: () => string; onSent: () => void };

/** The number that signs in, and the code sent to it. */
export function MobileAndCode(props: MobilePartProps & { label: string; hint: string }) {
  return (
    <>
      <TextInput
        label={props.label}
        name="mobile"
        type="tel"
        icon={Smartphone}
        maxLength={11}
        autoComplete="tel-national"
        onPaste={pasteDigits}
        hint={props.hint}
        error={props.faults['mobile']}
      />
      <SmsCodeField
        scene="register"
        name="smsCode"
        mobileOf={props.mobileOf}
        error={props.faults['smsCode']}
        onSent={props.onSent}
      />
    </>
  );
}
