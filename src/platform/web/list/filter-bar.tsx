import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';
import type { UrlFilters } from './use-url-filters.ts';
import { Button } from '../ui/button.tsx';

type FilterBarProps = {
  url: UrlFilters;
  children: ReactNode;
  /** What is done with the rows, at the end of the bar. */
  end?: ReactNode;
};

/** Filters of a list in a row; as soon as one is set they can be cleared together. */
export const FilterBar = ({ url, children, end }: FilterBarProps) => (
  <div className={styles.bar}>
    {children}
    {url.isNarrowed && (
      <Button look="ghost" onClick={url.clear}>
        清除筛选
      </Button>
    )}
    {end && <div className={styles.end}>{end}</div>}
  </div>
);
