import { createContext } from 'react';

/** A column that may be left out, or that the list can be ordered by. */
export type OfferedColumn = { key: string; header: string; sort: string | undefined };

/** How the list around a table wants it drawn. */
export type TableSettings = {
  hidden: ReadonlySet<string>;
  /** The order asked for: a column's `sort`, or with a minus the greatest first. */
  sort: string | undefined;
  onSort: (key: string) => void;
  /** Told by the table which columns there are besides the first, which names the row. */
  offer: (columns: readonly OfferedColumn[]) => void;
};

/** Absent where a table stands by itself. */
export const TableSettingsContext = createContext<TableSettings | undefined>(undefined);
