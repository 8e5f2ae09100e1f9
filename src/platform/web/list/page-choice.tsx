import { type SubmitEvent, useId } from 'react';
import { pageSizes } from '#platform/contract/page-limits.ts';
import { Select } from '../fields/select.tsx';
import styles from './list-foot.module.css';
import type { UrlFilters } from './use-url-filters.ts';

/** How many rows a page has, and a way to any page by its number. */
export function PageChoice({ url, pageCount }: { url: UrlFilters; pageCount: number }) {
  const jumpId = useId();
  const sizes = [...new Set([...pageSizes, url.pageSize])].toSorted((a, b) => a - b);
  const jump = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const page = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(page) && page >= 1) url.change({ page: Math.min(page, pageCount) });
    event.currentTarget.reset();
  };
  return (
    <span className={styles.choice}>
      <Select
        aria-label="每页行数"
        value={url.pageSize}
        options={sizes.map((size) => ({ value: size, label: `每页 ${size} 条` }))}
        onChoose={(size) => url.choosePageSize(Number(size))}
      />
      {pageCount > 1 && (
        <form onSubmit={jump}>
          <label htmlFor={jumpId}>跳到</label>
          <span className="inp">
            <input
              id={jumpId}
              name="page"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={4}
              aria-label="跳到第几页"
            />
          </span>
          页
        </form>
      )}
    </span>
  );
}
