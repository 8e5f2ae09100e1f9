import layout from '#platform/web/long-form/long-form.module.css';
import { guaranteeLabels, riskLevelLabels } from '../../contract/activities.words.ts';
import { FormChecks, FormSelect, FormText, optionsOf } from './activity-form-fields.tsx';
import { FormPanel } from './activity-form-panel.tsx';

/** 5 风险与保障: the duty to warn and to insure (志愿服务条例 12, 17). */
export function ActivityFormRisk() {
  return (
    <FormPanel id="risk" note="报名的人要先确认风险提示">
      <div className={layout.pairs}>
        <FormSelect field="riskLevel" label="风险等级" options={optionsOf(riskLevelLabels)} />
        <FormText field="subsidy" label="补贴说明" max={100} placeholder="没有可以不填" />
        <FormText
          className={layout.wide}
          field="riskNotice"
          label="风险提示"
          max={1_000}
          isLong
          isRequired
          placeholder="可能发生什么、怎么预防。至少 10 个字。"
        />
        <FormText field="insurer" label="保险公司" hint="中、高风险必填" max={60} />
        <FormText field="policyNo" label="保单号" max={40} />
        <FormText
          className={layout.wide}
          field="weatherPolicy"
          label="恶劣天气处理"
          max={200}
          placeholder="如 中雨及以上取消，前一晚 20:00 前通知"
        />
        <div className={layout.wide}>
          <FormChecks legend="志愿者保障" field="guarantees" labels={guaranteeLabels} />
        </div>
      </div>
    </FormPanel>
  );
}
