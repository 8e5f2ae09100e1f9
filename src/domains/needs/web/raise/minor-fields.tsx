import { TextField } from '#platform/web/fields/text-field.tsx';
import type { FormFaults } from '#platform/web/form-faults.ts';
import { minorAgeLabels, minorAges, minorNeverPublic } from '../../contract/minors.words.ts';
import { ChipGroup } from './chip-group.tsx';
import type { NeedDraft } from './need-draft.ts';
import { Tick } from './tick.tsx';

type MinorFieldsProps = {
  draft: NeedDraft;
  faults: FormFaults;
  onChange: (part: Partial<NeedDraft>) => void;
};

const ages = [
  { value: 'adult' as const, label: '已满 18 岁' },
  ...minorAges.map((value) => ({ value, label: minorAgeLabels[value] })),
];

/** How old whom it is for is; for somebody under age who answers for them, and that they agree. */
export const MinorFields = ({ draft, faults, onChange }: MinorFieldsProps) => (
  <>
    <ChipGroup
      label="受助人多大"
      options={ages}
      chosen={[draft.minorAge ?? 'adult']}
      error={faults['minorAge']}
      onPress={(age) => onChange({ minorAge: age === 'adult' ? undefined : age })}
    />
    {draft.minorAge && (
      <>
        {draft.requesterKind !== 'family' && (
          <>
            <TextField
              label="怎么称呼监护人"
              isRequired
              maxLength={20}
              value={draft.guardianName}
              error={faults['guardianName']}
              onChange={(guardianName) => onChange({ guardianName })}
            />
            <TextField
              label="监护人的手机号"
              isRequired
              maxLength={11}
              value={draft.guardianMobile}
              error={faults['guardianMobile']}
              onChange={(guardianMobile) => onChange({ guardianMobile })}
            />
          </>
        )}
        <Tick
          name="hasGuardianConsent"
          label={
            draft.requesterKind === 'family' ? '我是监护人，或者监护人已经同意' : '监护人已经同意点这张单'
          }
          isOn={draft.hasGuardianConsent}
          error={faults['hasGuardianConsent']}
          onChange={(hasGuardianConsent) => onChange({ hasGuardianConsent })}
        />
        <p className="hint">{minorNeverPublic}。</p>
      </>
    )}
  </>
);
