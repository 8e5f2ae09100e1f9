import type { CommonFilter } from '#domains/activities/web/list/activity-views.tsx';
import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import styles from './category-area-filter.module.css';

type CategoryAreaFilterProps = {
  areas: readonly { code: string; name: string }[];
  filter: CommonFilter;
  hrefOf: (filter: CommonFilter) => string;
};

/** The two filters that calendar and map share, as links in two rows. */
export function CategoryAreaFilter({ areas, filter, hrefOf }: CategoryAreaFilterProps) {
  return (
    <>
      <nav className={styles.row} aria-label="类别">
        <Chip href={hrefOf({ ...filter, category: undefined })} isOn={!filter.category}>
          全部类别
        </Chip>
        {categoryKeys.map((key) => (
          <Chip key={key} href={hrefOf({ ...filter, category: key })} isOn={filter.category === key}>
            {categoryName(key)}
          </Chip>
        ))}
      </nav>
      <nav className={styles.row} aria-label="区域">
        <Chip href={hrefOf({ ...filter, area: undefined })} isOn={!filter.area}>
          全市
        </Chip>
        {areas.map(({ code, name }) => (
          <Chip key={code} href={hrefOf({ ...filter, area: code })} isOn={filter.area === code}>
            {name}
          </Chip>
        ))}
      </nav>
    </>
  );
}
