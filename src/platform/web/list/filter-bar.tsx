import { SlidersHorizontal } from 'lucide-react';
import { Children, type ReactNode, useState } from 'react';
import styles from './filter-bar.module.css';
import type { UrlFilters } from './use-url-filters.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

type FilterBarProps = {
  url: UrlFilters;
  children: ReactNode;
  /** What is done with the rows, at the end of the bar. */
  end?: ReactNode;
};

/**
 * Filters of a list in a row; as soon as one is set they can be cleared together. On phones more than two stand behind a
 * button, so that the rows are seen first; the first of them, the search, always shows.
 */
export function FilterBar({ url, children, end }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const all = Children.toArray(children);
  const isFolded = all.length > 2 && !isOpen;
  return (
    <div className={classNames(styles.bar, isFolded && styles.folded)}>
      {all[0]}
      {all.length > 2 && (
        <Button
          look="line"
          size="sm"
          className={styles.unfold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal className="ic" aria-hidden />
          筛选
        </Button>
      )}
      {all.slice(1)}
      {url.isNarrowed && (
        <Button look="ghost" className={styles.kept} onClick={url.clear}>
          清除筛选
        </Button>
      )}
      {end && <div className={classNames(styles.end, styles.kept)}>{end}</div>}
    </div>
  );
}
