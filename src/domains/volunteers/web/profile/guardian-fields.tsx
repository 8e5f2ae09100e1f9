import { Smartphone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FormFaults, textIn } from '#platform/web/form-faults.ts';
import { SelectInput, TextInput } from '#platform/web/fields/form-inputs.tsx';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import {
  type GuardianRelation,
  guardianRelationLabels,
  guardianRelations,
} from '../../contract/registration.words.ts';
import styles from './guardian-fields.module.css';

type GuardianFieldsProps = {
  faults: FormFaults;
  /** The field of the code that goes to the guardian's phone. */
  smsCode: ReactNode;
  consents: ReactNode;
};

/** Names of these inputs begin so, inside whatever form. */
export const guardianPrefix = 'guardian.';
const relations = guardianRelations.map((value) => ({ value, label: guardianRelationLabels[value] }));

/** The guardian's part of a form: name, relation, phone, code, consent. */
export function GuardianFields({ faults, smsCode, consents }: GuardianFieldsProps) {
  const common = (name: string) => ({
    name: `${guardianPrefix}${name}`,
    error: faults[`${guardianPrefix}${name}`],
  });
  return (
    <div className={styles.pair}>
      <TextInput label="监护人姓名" icon={UserRound} maxLength={30} {...common('guardianName')} />
      <SelectInput label="与孩子的关系" options={relations} {...common('relation')} />
      <TextInput
        label="监护人手机号"
        type="tel"
        icon={Smartphone}
        maxLength={11}
        onPaste={pasteDigits}
        {...common('mobile')}
      />
      {smsCode}
      <div className={styles.wide}>{consents}</div>
    </div>
  );
}

/** What was typed, as the calls take it; the ticked texts come from their own field. */
export const guardianIn = <Consents,>(values: FormData, consents: Consents) => ({
  guardianName: textIn(values, `${guardianPrefix}guardianName`),
  relation: textIn(values, `${guardianPrefix}relation`) as GuardianRelation,
  mobile: textIn(values, `${guardianPrefix}mobile`),
  smsCode: textIn(values, `${guardianPrefix}smsCode`),
  consents,
});
