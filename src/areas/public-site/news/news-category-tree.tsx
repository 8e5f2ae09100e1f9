import type { NewsCategoryView } from '#domains/news/contract/news.contract.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { newsListPath } from '../site-navigation.ts';
import styles from './news-list-page.module.css';

type NewsCategoryTreeProps = { categories: readonly NewsCategoryView[]; current: NewsCategoryView };

/** The categories of the first level, and below the current one what it is divided into. */
export function NewsCategoryTree({ categories, current }: NewsCategoryTreeProps) {
  const rootId = current.parentId ?? current.dynamicTypeId;
  const roots = categories.filter(({ parentId }) => parentId === null);
  const root = categories.find(({ dynamicTypeId }) => dynamicTypeId === rootId);
  const children = categories.filter(({ parentId }) => parentId === rootId);
  return (
    <>
      <nav aria-label="资讯栏目">
        {roots.map((one) => (
          <Chip key={one.dynamicTypeId} href={newsListPath(one)} isOn={one.dynamicTypeId === rootId}>
            {one.dynamicTypeName}
          </Chip>
        ))}
      </nav>
      {root && children.length > 0 && (
        <nav aria-label={`${root.dynamicTypeName}的子栏目`} className={styles.children}>
          {[root, ...children].map((one) => (
            <Chip
              key={one.dynamicTypeId}
              isOutlined
              href={newsListPath(one)}
              isOn={one.dynamicTypeId === current.dynamicTypeId}
            >
              {one === root ? '全部' : one.dynamicTypeName}
            </Chip>
          ))}
        </nav>
      )}
    </>
  );
}
