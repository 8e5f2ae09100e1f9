import { Check } from 'lucide-react';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import {
  minorPolicyLabels,
  mostClosingHours,
  mostCompanions,
  signUpModeLabels,
  waitlistModeLabels,
} from '../../contract/activities.words.ts';
import layout from '#platform/web/long-form/long-form.module.css';
import { useActivityForm } from './activity-form-context.ts';
import { FormNumber, FormSelect, FormText, optionsOf } from './activity-form-fields.tsx';
import { ActivityFormQuestions } from './questions/activity-form-questions.tsx';
import { ActivityFormRecruiting } from './recruiting/activity-form-recruiting.tsx';
import { FormPanel } from './activity-form-panel.tsx';

/** 6 报名规则与联系人: who may sign up, from when to when, how places are given, whom to ask. */
export function ActivityFormRules() {
  const { form, set } = useActivityForm();
  return (
    <FormPanel id="rules">
      <div className={layout.pairs}>
        <InstantField field="signUpOpensAt" label="报名开始" hint="不填：发布后马上开放" />
        <InstantField field="signUpClosesAt" label="报名截止" hint="不填：每一场各自截止" />
        <FormNumber
          field="shiftClosesHours"
          label="每场报名截止"
          hint="0：到那一场开始为止；单场可以另填"
          max={mostClosingHours}
          unit="小时前"
        />
        <FormSelect field="signUpMode" label="报名审核" options={optionsOf(signUpModeLabels)} />
        <FormSelect field="waitlistMode" label="候补方式" options={optionsOf(waitlistModeLabels)} />
        <ActivityFormRecruiting />
        <FormNumber
          field="cancelDeadlineHours"
          label="取消截止"
          hint="开始前多久内取消算临时取消"
          max={168}
          unit="小时前"
        />
        <FormNumber
          field="companionsMax"
          label="可带人数"
          hint="每人可以带几位同行人，各占一个名额，不计时长；0 为不能带"
          max={mostCompanions}
          unit="人"
        />
        <FormNumber field="minAge" label="最小年龄" hint="不填：不限" max={120} unit="岁" />
        <FormNumber field="maxAge" label="最大年龄" hint="不填：不限" max={120} unit="岁" />
        <FormSelect field="minorPolicy" label="未成年人" options={optionsOf(minorPolicyLabels)} />
        <FormNumber
          field="minMinutes"
          label="时长要求"
          hint="报名前须已有的服务时长，0 为不限"
          max={600_000}
          unit="分钟"
        />
        <FormText field="contactName" label="联系人" max={20} isRequired />
        <FormText field="contactPhone" label="联系电话" max={20} isTel isRequired />
        <label className={`ck ${layout.wide}`}>
          <input
            type="checkbox"
            checked={form.isContactPublic}
            onChange={({ target }) => set({ isContactPublic: target.checked })}
          />
          <i>
            <Check aria-hidden />
          </i>
          在活动页公开联系人和电话（不勾选时只有已录取的人能看到）
        </label>
      </div>
      <ActivityFormQuestions />
    </FormPanel>
  );
}

function InstantField(props: { field: 'signUpOpensAt' | 'signUpClosesAt'; label: string; hint: string }) {
  const { form, set, errorOf, findings } = useActivityForm();
  const { field } = props;
  const error = errorOf(field) ?? findings.find((finding) => finding.field === field)?.msg;
  return (
    <Field label={props.label} hint={props.hint} error={error} id={`field-${field}`}>
      {(control) => (
        <InstantInput
          control={control}
          value={form[field]}
          onChange={(instant) => set({ [field]: instant })}
        />
      )}
    </Field>
  );
}
