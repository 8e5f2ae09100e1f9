import { qualificationKeys, qualifications } from '#domains/site/contract/qualifications.words.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import { awardLevelKeys, awardLevels, type EntryKind } from '../contract/awards.words.ts';
import styles from './entries.module.css';
import type { FactsForm } from './entry-form.ts';

type FactsFieldsProps = {
  kind: EntryKind;
  form: FactsForm;
  onChange: (form: FactsForm) => void;
  errorOf: (field: string) => string | undefined;
};

const levels = [
  { value: '', label: '请选择' },
  ...awardLevelKeys.map((value) => ({ value, label: awardLevels[value] })),
];

const certificates = [
  { value: '', label: '没有' },
  ...qualificationKeys.map((value) => ({ value, label: qualifications[value] })),
];

/** What a training or an award says of everybody who has it (67号令). */
export function FactsFields({ kind, form, onChange, errorOf }: FactsFieldsProps) {
  const isTraining = kind === 'training';
  const field = (name: keyof FactsForm) => ({
    value: form[name],
    onChange: (value: string) => onChange({ ...form, [name]: value }),
    error: errorOf(name),
  });
  return (
    <>
      <TextField label={isTraining ? '培训名称' : '表彰名称'} isRequired maxLength={50} {...field('title')} />
      <TextField
        label={isTraining ? '组织单位' : '授予单位'}
        isRequired
        maxLength={50}
        {...field('grantor')}
      />
      <div className={styles.pair}>
        <DayField label={isTraining ? '培训日期' : '授予日期'} isRequired {...field('heldOn')} />
        {isTraining ? (
          <TextField
            label="学时"
            hint="以 0.5 为一档，不算服务时长"
            isRequired
            maxLength={5}
            {...field('classHours')}
          />
        ) : (
          <SelectField label="级别" isRequired options={levels} {...field('level')} />
        )}
        {isTraining && (
          <>
            <TextField label="地点" hint="线上的写“线上”" maxLength={60} {...field('place')} />
            <DayField label="有效期至" hint="没有期限的不填" {...field('validUntil')} />
            <SelectField
              label="取得的资格证"
              hint="有证才能上的岗位据此判断，请先看过原件"
              options={certificates}
              {...field('qualification')}
            />
          </>
        )}
      </div>
      <TextAreaField
        label={isTraining ? '主要内容' : '事由'}
        hint="可以不写，本人会看到"
        maxLength={500}
        {...field('content')}
      />
    </>
  );
}
