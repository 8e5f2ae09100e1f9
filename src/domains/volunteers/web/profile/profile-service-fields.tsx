import { type CategoryKey, categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { ChoicesField } from '#platform/web/fields/choices-field.tsx';
import panels from '#platform/web/ui/profile-panels.module.css';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TagsField } from '#platform/web/fields/tags-field.tsx';
import { profileLimits, suggestedLanguages, suggestedSkills } from '../../contract/profile.words.ts';
import type { ProfileFormProps } from './profile-form-state.ts';
import styles from './profile-form.module.css';
import { SlotGrid } from './slot-grid.tsx';

const categories = categoryKeys.map((value) => ({ value, label: categoryName(value) }));

/** Where, what and when somebody likes to serve, and what they can do. */
export function ProfileServiceFields({ form, areas, set, errorOf }: ProfileFormProps) {
  const areaOptions = areas.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <section className={`panel ${panels.panel}`} aria-labelledby="profile-service">
        <h2 id="profile-service">服务意向</h2>
        <div className={styles.stack}>
          <div className={panels.pairs}>
            <SelectField
              label="居住区域"
              isRequired
              value={form.area}
              options={areaOptions}
              error={errorOf('area')}
              onChange={(area) => set({ area })}
            />
          </div>
          <ChoicesField
            label="服务区域"
            isRequired
            options={areaOptions}
            chosen={form.serviceAreas}
            max={profileLimits.serviceAreas}
            hint={`最多选 ${profileLimits.serviceAreas} 个`}
            error={errorOf('serviceAreas')}
            onChange={(serviceAreas) => set({ serviceAreas })}
          />
          <ChoicesField<CategoryKey>
            label="服务类别"
            isRequired
            options={categories}
            chosen={form.serviceCategories}
            max={profileLimits.serviceCategories}
            hint={`最多选 ${profileLimits.serviceCategories} 个，推荐活动时会优先考虑`}
            error={errorOf('serviceCategories')}
            onChange={(serviceCategories) => set({ serviceCategories })}
          />
        </div>
      </section>
      <section className={`panel ${panels.panel}`} aria-labelledby="profile-slots">
        <h2 id="profile-slots">可服务时间</h2>
        <SlotGrid chosen={form.availability} onChange={(availability) => set({ availability })} />
      </section>
      <section className={`panel ${panels.panel}`} aria-labelledby="profile-skills">
        <h2 id="profile-skills">技能与语言</h2>
        <div className={panels.pairs}>
          <TagsField
            label="技能"
            tags={form.skills}
            suggestions={suggestedSkills}
            max={profileLimits.skills}
            maxLength={profileLimits.tagLength}
            error={errorOf('skills')}
            onChange={(skills) => set({ skills })}
          />
          <TagsField
            label="语言"
            tags={form.languages}
            suggestions={suggestedLanguages}
            max={profileLimits.languages}
            maxLength={profileLimits.tagLength}
            error={errorOf('languages')}
            onChange={(languages) => set({ languages })}
          />
        </div>
      </section>
    </>
  );
}
