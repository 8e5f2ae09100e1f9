import type { SiteView } from '#domains/site/contract/site.contract.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import { TimeField } from '#platform/web/fields/time/time-field.tsx';
import { makeupLimits } from '../../contract/makeups.words.ts';
import { CategoryChips } from '../form/category-chips.tsx';
import { useMakeup } from './makeup-context.ts';
import { MakeupPanel } from './makeup-panels.tsx';
import styles from './makeup.module.css';

/** 1 做了什么: what it was called, what kind, where, for whom. */
export function MakeupWhat({ areas }: { areas: SiteView['areas'] }) {
  const { form, set, errorOf } = useMakeup();
  return (
    <MakeupPanel id="what" note="通过以后在网站上公开，标明是补录">
      <div className={layout.pairs}>
        <div className={layout.wide}>
          <TextField
            label="活动名称"
            hint="写做了什么，名称里不写“补录”"
            value={form.title}
            maxLength={50}
            isRequired
            error={errorOf('title')}
            onChange={(title) => set({ title })}
          />
        </div>
        <CategoryChips
          className={layout.wide}
          value={form.category}
          error={errorOf('category')}
          onChange={(category) => set({ category })}
        />
        <TextField
          label="服务地点"
          hint="写到社区或场所，不写门牌号"
          value={form.placeName}
          maxLength={60}
          isRequired
          error={errorOf('placeName')}
          onChange={(placeName) => set({ placeName })}
        />
        <SelectField
          label="区域"
          options={[
            { value: '', label: '全市' },
            ...areas.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={form.area ?? ''}
          error={errorOf('area')}
          onChange={(area) => set({ area: area || null })}
        />
        <div className={layout.wide}>
          <TextAreaField
            label="服务内容"
            hint="服务谁、做了什么、怎么做的，至少 30 个字"
            value={form.content}
            maxLength={2_000}
            isRequired
            error={errorOf('content')}
            onChange={(content) => set({ content })}
          />
        </div>
      </div>
    </MakeupPanel>
  );
}

/** 2 什么时候: the day, from when until when, and why it was not published before. */
export function MakeupWhen() {
  const { form, set, errorOf } = useMakeup();
  return (
    <MakeupPanel id="when" note={`服务结束后 ${makeupLimits.days} 天以内`}>
      <div className={styles.when}>
        <DayField
          label="服务日期"
          hint="跨过午夜的，按天分两份"
          value={form.day}
          isRequired
          error={errorOf('day')}
          onChange={(day) => set({ day })}
        />
        <TimeField
          label="开始"
          value={form.from}
          error={errorOf('from')}
          onChange={(from) => set({ from })}
        />
        <TimeField label="结束" value={form.to} error={errorOf('to')} onChange={(to) => set({ to })} />
      </div>
      <TextAreaField
        label="没有提前发布的原因"
        hint="审核的人会看到，10 到 500 个字"
        value={form.reason}
        maxLength={500}
        isRequired
        error={errorOf('reason')}
        onChange={(reason) => set({ reason })}
      />
    </MakeupPanel>
  );
}
