import { Select } from 'antd';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantPicker } from '#platform/web/fields/instant-picker.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { NewsText } from './news-form-fields.tsx';
import { NewsPanel } from './news-form-panel.tsx';
import { useNewsFormParts } from './news-form-parts.ts';
import styles from './news-form.module.css';

/** Who says it, what it tells of, and from when to when. */
export function NewsFormPublishing() {
  const { isStaff } = useNewsFormParts();
  return (
    <NewsPanel id="publishing">
      <div className={layout.pairs}>
        <NewsText name="source" label="来源" most={50} isRequired hint="单位或队伍名称" />
        <NewsText name="author" label="作者" most={50} />
        {isStaff && <NewsText name="editor" label="责任编辑" most={50} />}
        <ActivityField />
        <InstantField name="publishAt" label="定时发布" hint="不填：审核通过后立即发布" />
        <InstantField name="expireAt" label="自动下线" hint="不填：一直保留" />
      </div>
    </NewsPanel>
  );
}

function ActivityField() {
  const { form, set, errorOf, activities } = useNewsFormParts();
  const error = errorOf('activityId');
  return (
    <Field id="field-activityId" label="相关活动" hint="文末会有活动的入口" {...(error && { error })}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="不关联活动"
          {...(form.activityId !== null && { value: form.activityId })}
          options={activities.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(activityId: number | undefined) => set({ activityId: activityId ?? null })}
        />
      )}
    </Field>
  );
}

function InstantField({
  name,
  label,
  hint,
}: {
  name: 'publishAt' | 'expireAt';
  label: string;
  hint: string;
}) {
  const { form, set, errorOf } = useNewsFormParts();
  const error = errorOf(name);
  return (
    <Field id={`field-${name}`} label={label} hint={hint} {...(error && { error })}>
      {(control) => (
        <InstantPicker
          id={control.id}
          describedBy={control['aria-describedby']}
          value={form[name]}
          isInvalid={Boolean(error)}
          onChange={(instant) => set(name === 'publishAt' ? { publishAt: instant } : { expireAt: instant })}
        />
      )}
    </Field>
  );
}
