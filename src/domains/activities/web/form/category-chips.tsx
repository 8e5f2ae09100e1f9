import {
  type CategoryKey,
  categoryKeys,
  serviceCategories,
} from '#domains/site/contract/categories.words.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { KindIcon } from '#platform/web/ui/kind-icon.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './activity-form.module.css';

type CategoryChipsProps = {
  value: CategoryKey | null;
  error: string | undefined;
  className?: string | undefined;
  onChange: (category: CategoryKey) => void;
};

/** 服务类别: one of twelve, with its mark. */
export const CategoryChips = ({ value, error, className, onChange }: CategoryChipsProps) => (
  <fieldset className={classNames(styles.categories, className)}>
    <legend className="lab">
      <span className="req" aria-hidden>
        *
      </span>
      服务类别
    </legend>
    {categoryKeys.map((key) => (
      <label key={key} className={`cat-${key}`}>
        <input
          type="radio"
          name="category"
          className="sr"
          checked={value === key}
          onChange={() => onChange(key)}
        />
        <KindIcon name={serviceCategories[key].icon} />
        {serviceCategories[key].name}
      </label>
    ))}
    <FieldNote error={error} />
  </fieldset>
);
