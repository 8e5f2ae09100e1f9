import { useEffect } from 'react';
import { categoryKeys, categoryName, type CategoryKey } from '#domains/site/contract/categories.words.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Select } from '#platform/web/fields/select.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import type { FormFaults } from '#platform/web/form-faults.ts';
import styles from './directive.module.css';

/** What every work that the centre gives out says of itself. */
export type WorkDraft = {
  title: string;
  content: string;
  category: CategoryKey | '';
  people: string;
  area: string;
  organisationId: number | undefined;
};
type FieldsProps = { draft: WorkDraft; faults: FormFaults; onChange: (change: Partial<WorkDraft>) => void };
type WhatFieldsProps = FieldsProps & { hint: string; peopleLabel: string };

/** Districts of the city, and the 所 and 站 of the one that was chosen. */
export type Units = {
  areas: readonly { code: string; name: string }[];
  units: readonly { organisationId: number; name: string }[];
  onArea: (area: string) => void;
};

/** What is to be done, of which kind, by how many. */
export const WhatFields = ({ draft, faults, onChange, hint, peopleLabel }: WhatFieldsProps) => (
  <>
    <TextField
      label="标题"
      isRequired
      maxLength={40}
      value={draft.title}
      error={faults['title']}
      onChange={(title) => onChange({ title })}
    />
    <TextAreaField
      label="要做什么"
      isRequired
      maxLength={2000}
      value={draft.content}
      hint={hint}
      error={faults['content']}
      onChange={(content) => onChange({ content })}
    />
    <div className={styles.pair}>
      <Field label="类别" isRequired error={faults['category']}>
        {(control) => (
          <Select
            {...control}
            value={draft.category}
            none="选一类"
            options={categoryKeys.map((value) => ({ value, label: categoryName(value) }))}
            onChoose={(value) => onChange({ category: categoryKeys.find((key) => key === value) ?? '' })}
          />
        )}
      </Field>
      <TextField
        label={peopleLabel}
        isRequired
        maxLength={3}
        value={draft.people}
        error={faults['peopleNeeded']}
        onChange={(people) => onChange({ people })}
      />
    </div>
  </>
);

/** In which district, and which 所 or 站 is near. */
export function UnitFields({ draft, faults, onChange, areas, units, onArea }: FieldsProps & Units) {
  // A district that was put back asks for its units as one that is chosen does.
  useEffect(() => onArea(draft.area), [draft.area, onArea]);
  return (
    <div className={styles.pair}>
      <Field label="在哪个区" isRequired error={faults['area']}>
        {(control) => (
          <Select
            {...control}
            value={draft.area}
            none="选择区"
            options={areas.map(({ code, name }) => ({ value: code, label: name }))}
            onChoose={(area) => onChange({ area, organisationId: undefined })}
          />
        )}
      </Field>
      <Field label="最近的所或站" isRequired error={faults['organisationId']}>
        {(control) => (
          <Select
            {...control}
            value={draft.organisationId ?? ''}
            disabled={units.length === 0}
            none="选择所或站"
            options={units.map(({ organisationId, name }) => ({ value: organisationId, label: name }))}
            onChoose={(id) => onChange({ organisationId: Number(id) || undefined })}
          />
        )}
      </Field>
    </div>
  );
}
