import { requesterKindLabels, requesterKinds } from '#domains/needs/contract/needs.words.ts';
import { ChipGroup } from '#domains/needs/web/raise/chip-group.tsx';
import { MinorFields } from '#domains/needs/web/raise/minor-fields.tsx';
import type { NeedDraft } from '#domains/needs/web/raise/need-draft.ts';
import { Tick } from '#domains/needs/web/raise/tick.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import type { FormFaults } from '#platform/web/form-faults.ts';

type AskerFieldsProps = {
  draft: NeedDraft;
  faults: FormFaults;
  onChange: (part: Partial<NeedDraft>) => void;
};

const kinds = requesterKinds.map((value) => ({
  value,
  label: value === 'self' ? '我就是本人' : requesterKindLabels[value],
}));

/** For whom it is asked; for somebody else only with their consent. */
export const AskerFields = ({ draft, faults, onChange }: AskerFieldsProps) => (
  <>
    <ChipGroup
      label="你是受助人的"
      options={kinds}
      chosen={[draft.requesterKind]}
      onPress={(requesterKind) => onChange({ requesterKind })}
    />
    {draft.requesterKind !== 'self' && (
      <>
        <Field label="怎么称呼受助人" isRequired error={faults['beneficiaryName']} hint="只给上门的人看">
          {(control) => (
            <span className="inp">
              <input
                {...control}
                name="beneficiaryName"
                maxLength={20}
                value={draft.beneficiaryName}
                onChange={({ target }) => onChange({ beneficiaryName: target.value })}
              />
            </span>
          )}
        </Field>
        <Tick
          name="hasConsent"
          label="已经跟受助人说过，受助人同意志愿者上门"
          isOn={draft.hasConsent}
          error={faults['hasConsent']}
          onChange={(hasConsent) => onChange({ hasConsent })}
        />
      </>
    )}
    <MinorFields draft={draft} faults={faults} onChange={onChange} />
    {!draft.minorAge && (
      <Tick
        name="isPublic"
        label="让大家看到这张单：只公开标题、地段、时间和进度，没有姓名、电话和门牌"
        isOn={draft.isPublic}
        onChange={(isPublic) => onChange({ isPublic })}
      />
    )}
  </>
);
