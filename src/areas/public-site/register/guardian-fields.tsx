import { Smartphone, UserRound } from 'lucide-react';
import type { RefObject } from 'react';
import type { ConsentOffer } from '#domains/accounts/contract/consents.words.ts';
import { ConsentTicks, tickedIn } from '#domains/accounts/web/consent-ticks.tsx';
import { type FormFaults, textIn } from '#domains/accounts/web/form-faults.ts';
import { SmsCodeField } from '#domains/accounts/web/sms-code-field.tsx';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { giveGuardianConsent } from '#domains/volunteers/contract/register-volunteer.contract.ts';
import {
  guardianRelationLabels,
  guardianRelations,
  type GuardianRelation,
} from '#domains/volunteers/contract/registration.words.ts';
import { SelectInput, TextInput } from './form-parts.tsx';
import styles from './register.module.css';

type GuardianFieldsProps = {
  form: RefObject<HTMLFormElement | null>;
  faults: FormFaults;
  offers: readonly ConsentOffer[];
};

const prefix = 'guardian.';
const relations = guardianRelations.map((value) => ({ value, label: guardianRelationLabels[value] }));

/** The guardian's part: name, relation, a code to the guardian's own phone, and the consent. */
export function GuardianFields({ form, faults, offers }: GuardianFieldsProps) {
  const error = (name: string) => faults[`${prefix}${name}`];
  const mobileOf = () => (form.current ? textIn(new FormData(form.current), `${prefix}mobile`) : '');
  return (
    <div className={styles.pair}>
      <TextInput
        label="监护人姓名"
        name={`${prefix}guardianName`}
        icon={UserRound}
        maxLength={30}
        error={error('guardianName')}
      />
      <SelectInput
        label="与你的关系"
        name={`${prefix}relation`}
        options={relations}
        error={error('relation')}
      />
      <TextInput
        label="监护人手机号"
        name={`${prefix}mobile`}
        type="tel"
        icon={Smartphone}
        maxLength={11}
        error={error('mobile')}
      />
      <SmsCodeField
        label="监护人收到的验证码"
        scene="guardian"
        name={`${prefix}smsCode`}
        mobileOf={mobileOf}
        error={error('smsCode')}
      />
      <div className={styles.wide}>
        <ConsentTicks offers={offers} name={`${prefix}consents`} error={error('consents')} />
      </div>
    </div>
  );
}

/** The guardian's part as the calls take it. */
export const guardianIn = (values: FormData): RequestOf<typeof giveGuardianConsent> => ({
  guardianName: textIn(values, `${prefix}guardianName`),
  relation: textIn(values, `${prefix}relation`) as GuardianRelation,
  mobile: textIn(values, `${prefix}mobile`),
  smsCode: textIn(values, `${prefix}smsCode`),
  consents: tickedIn(values, `${prefix}consents`),
});
