import { Combobox } from '#platform/web/fields/combobox.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { NewsText } from './news-form-fields.tsx';
import { NewsPanel } from './news-form-panel.tsx';
import { useNewsFormParts } from './news-form-parts.ts';

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
        <Combobox
          control={control}
          placeholder="不关联活动"
          value={form.activityId}
          options={activities.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(activityId) => set({ activityId })}
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
        <InstantInput
          control={control}
          value={form[name]}
          onChange={(instant) => set(name === 'publishAt' ? { publishAt: instant } : { expireAt: instant })}
        />
      )}
    </Field>
  );
}
