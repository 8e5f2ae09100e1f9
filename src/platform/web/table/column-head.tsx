import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import styles from './data-table.module.css';
import type { TableSettings } from './table-settings.ts';

type ColumnHeadProps = {
  column: { header: string; isNumeric?: boolean; sort?: string };
  settings: TableSettings | undefined;
};

/** The head of a column; where the list can be ordered by it, a button that says how it is. */
export function ColumnHead({ column, settings }: ColumnHeadProps) {
  const { header, isNumeric, sort } = column;
  const className = isNumeric ? 'r' : undefined;
  if (sort === undefined || !settings)
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  const isUp = settings.sort === sort;
  const isDown = settings.sort === `-${sort}`;
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" className={className} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className={styles.sort} onClick={() => settings.onSort(sort)}>
        {header}
        <Icon className="ic ic-14" aria-hidden />
      </button>
    </th>
  );
}
