import layout from '#platform/web/long-form/long-form.module.css';
import { serviceObjectLabels } from '../../contract/activities.words.ts';
import { useActivityForm } from './activity-form-context.ts';
import { FormChecks, FormNumber, FormText } from './activity-form-fields.tsx';
import { FormPanel } from './activity-form-panel.tsx';
import { CategoryChips } from './category-chips.tsx';

/** 1 基本信息: what it is called, what it is for, whom it serves. */
export function ActivityFormBasics() {
  return (
    <FormPanel id="basics">
      <div className={layout.pairs}>
        <FormText className={layout.wide} field="title" label="活动名称" max={50} isRequired />
        <CategoryChoice />
        <FormText
          className={layout.wide}
          field="summary"
          label="一句话介绍"
          hint="列表卡片上的一句话，可以不填"
          max={100}
        />
        <div className={layout.wide}>
          <FormChecks legend="服务对象" field="serviceObjects" labels={serviceObjectLabels} />
        </div>
        <FormNumber field="beneficiaryPlanned" label="预计受益人数" max={100_000} unit="人" />
      </div>
    </FormPanel>
  );
}

function CategoryChoice() {
  const { form, set, errorOf } = useActivityForm();
  return (
    <CategoryChips
      className={layout.wide}
      value={form.category}
      error={errorOf('category')}
      onChange={(category) => set({ category })}
    />
  );
}
