import { useState } from 'react';
import { type CategoryKey, serviceCategories } from '#domains/site/contract/categories.words.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { coverLayouts, coverTones } from '../../contract/activities.words.ts';
import { useActivityForm } from './activity-form-context.ts';
import { FormLines, FormText } from './activity-form-fields.tsx';
import { FormPanel } from './activity-form-panel.tsx';
import styles from './activity-form.module.css';

type CoverChoice = NonNullable<ActivityForm['cover']>;

const batchSize = 5;

/** Every cover a category can have, ordered so that neighbours differ in motif, layout and tone. */
function coverChoices(category: CategoryKey): CoverChoice[] {
  const { motifs } = serviceCategories[category];
  const count = motifs.length * coverLayouts.length * coverTones.length;
  return Array.from({ length: count }, (_, index) => ({
    motif: motifs[index % motifs.length],
    layout: coverLayouts[(index + Math.floor(index / 12)) % coverLayouts.length],
    tone: coverTones[Math.floor(index / 3) % coverTones.length],
  }));
}

const isSame = (one: CoverChoice, other: CoverChoice | null): boolean =>
  one.motif === other?.motif && one.layout === other?.layout && one.tone === other?.tone;

/** 4 封面与介绍: a drawn cover, the text, what one must bring and what the team provides. */
export function ActivityFormContent() {
  return (
    <FormPanel id="content" note="封面按类别生成，列表、详情和分享图是同一张">
      <CoverPicker />
      <div className={layout.pairs}>
        <FormText
          className={layout.wide}
          field="content"
          label="活动介绍"
          max={5_000}
          isLong
          isRequired
          placeholder="写清为谁做、做什么、怎么安排。至少 30 个字，空一行分段。"
        />
        <FormLines field="requirements" label="报名要求" hint="一行一条，至多 12 条" />
        <FormLines field="preparations" label="我们准备" hint="一行一条，如 手套、饮水、雨衣" />
      </div>
    </FormPanel>
  );
}

function CoverPicker() {
  const { form, set, coverKey } = useActivityForm();
  const [batch, setBatch] = useState(0);
  const category = form.category ?? 'neighbor';
  const all = coverChoices(category);
  const shown = Array.from(
    { length: batchSize },
    (_, index) => all[(batch * batchSize + index) % all.length],
  );
  return (
    <div className={styles.covers} role="radiogroup" aria-label="封面">
      {shown.map(
        (choice, index) =>
          choice && (
            <label key={`${batch}-${index}`}>
              <input
                type="radio"
                name="cover"
                className="sr"
                aria-label={`封面 ${batch * batchSize + index + 1}`}
                checked={isSame(choice, form.cover)}
                onChange={() => set({ cover: choice })}
              />
              <Cover kind={category} recordKey={coverKey} {...choice} />
            </label>
          ),
      )}
      <button type="button" className="link" onClick={() => setBatch(batch + 1)}>
        换一批
      </button>
    </div>
  );
}
