import { type ReactNode, useContext, useEffect } from 'react';
import { classNames } from '../ui/class-names.ts';
import { RowTick } from './row-tick.tsx';
import { ColumnHead } from './column-head.tsx';
import styles from './data-table.module.css';
import { RowNotesContext } from './row-notes.ts';
import { type TableSettings, TableSettingsContext } from './table-settings.ts';

export type Column<Row> = {
  key: string;
  /** Names the column above it, and the value on a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** A figure: right-aligned, so that figures can be compared. */
  isNumeric?: boolean;
  /** Stays on one line. */
  isTight?: boolean;
  /** Its width and look, for all rows or by the row. */
  className?: string | undefined | ((row: Row) => string | false | undefined);
  /** Says more on hovering. */
  title?: (row: Row) => string;
  /** The word of the list's request that orders it by this column; only lists that the server orders. */
  sort?: string;
  /** On a card its value speaks for itself. */
  isBareOnCard?: boolean;
  /** On a card whose values follow one another it stands beside the name: a state. */
  isBesideName?: boolean;
};

/** Rows that can be chosen together. */
export type RowSelection<Row> = {
  idOf: (row: Row) => number;
  chosenIds: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isOn: boolean) => void;
  /** Says which row a tick chooses: 选择李娜. */
  labelOf: (row: Row) => string;
  /** For the tick that chooses all of them; without it there is none. */
  allLabel?: string;
  /** Rows that may not be chosen have no tick; without it all may. */
  canChoose?: (row: Row) => boolean;
  /** Chosen rows are coloured. */
  isMarked?: boolean;
};

/** The chosen ids after these were chosen, or given up. */
export function withChosen(
  chosenIds: ReadonlySet<number> | undefined,
  ids: readonly number[],
  isOn: boolean,
): ReadonlySet<number> {
  const next = new Set(chosenIds);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

export type DataTableProps<Row> = {
  /** What the rows are; read out before them. */
  caption: string;
  isCaptionShown?: boolean;
  /** The first names the row. What only some people see is left out by a falsy value. */
  columns: readonly (Column<Row> | false | undefined)[];
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  /** What may be done with a row, at its end. */
  acts?: ((row: Row) => ReactNode) | undefined;
  selection?: RowSelection<Row> | undefined;
  /** The row that is open beside the table. */
  isCurrent?: (row: Row) => boolean;
  rowClass?: (row: Row) => string | false | undefined;
  /** How a row stands below 992 px: a card of named lines, one whose values follow one another, or still a row of a small table. */
  cards?: 'lines' | 'flow' | 'none';
  /** It stands by itself in a panel without a margin of its own. */
  isInset?: boolean;
  className?: string | undefined;
};

/**
 * The one table of rows: a head that stays in sight, a name for every row, figures in line, cards on phones. Draws on the server
 * as well. What is said instead of rows is `QueryList`'s.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionShown, rows, keyOf, acts, selection, cards = 'lines', isInset } = props;
  const settings = useContext(TableSettingsContext);
  const all = props.columns.filter((column) => column !== false && column !== undefined);
  useOffered(all, settings);
  const columns = all.filter(({ key }, index) => index === 0 || !settings?.hidden.has(key));
  return (
    <div className={classNames(styles.wrap, isInset && styles.inset)}>
      <table className={classNames('tbl', styles.table, cards !== 'none' && styles[cards], props.className)}>
        <caption className={isCaptionShown ? styles.caption : 'sr'}>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <AllTick rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} settings={settings} />
            ))}
            {acts && (
              <th scope="col" className="r">
                操作
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataRow key={keyOf(row)} {...props} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Tells the list around the table which columns it has. */
function useOffered<Row>(all: readonly Column<Row>[], settings: TableSettings | undefined): void {
  const offer = settings?.offer;
  const words = JSON.stringify(all.map(({ key, header, sort }) => ({ key, header, sort })));
  useEffect(() => offer?.(JSON.parse(words)), [offer, words]);
}

type DataRowProps<Row> = Omit<DataTableProps<Row>, 'columns'> & { row: Row; columns: readonly Column<Row>[] };

function DataRow<Row>({ row, columns, keyOf, acts, selection, isCurrent, rowClass }: DataRowProps<Row>) {
  const note = useContext(RowNotesContext).get(keyOf(row));
  const isChosen = selection?.chosenIds.has(selection.idOf(row)) ?? false;
  return (
    <tr
      className={classNames(
        isChosen && selection?.isMarked && 'sel',
        isCurrent?.(row) && styles.current,
        rowClass?.(row),
      )}
    >
      {selection && (
        <td className={styles.tick}>
          {(selection.canChoose?.(row) ?? true) && (
            <RowTick
              label={selection.labelOf(row)}
              isOn={isChosen}
              onToggle={(isOn) => selection.onChoose([selection.idOf(row)], isOn)}
            />
          )}
        </td>
      )}
      {columns.map((column, index) => (
        <DataCell key={column.key} row={row} column={column} isName={index === 0} note={note} />
      ))}
      {acts && (
        <td className={`r ${styles.end}`}>
          <span className={styles.acts}>{acts(row)}</span>
        </td>
      )}
    </tr>
  );
}

type DataCellProps<Row> = {
  row: Row;
  column: Column<Row>;
  isName: boolean;
  /** Said below the name. */
  note: string | undefined;
};

function DataCell<Row>({ row, column, isName, note }: DataCellProps<Row>) {
  const { header, cell, isNumeric, isTight, className, title, isBareOnCard, isBesideName } = column;
  const own = typeof className === 'function' ? className(row) : className;
  const shared = {
    className: classNames(isNumeric && 'r', isTight && styles.tight, isBesideName && styles.beside, own),
    title: title?.(row),
  };
  if (isName)
    return (
      <th scope="row" {...shared}>
        {cell(row)}
        {note !== undefined && <em className={styles.note}>{note}</em>}
      </th>
    );
  return (
    <td {...shared} data-label={isBareOnCard || isBesideName ? undefined : header}>
      {cell(row)}
    </td>
  );
}

function AllTick<Row>({ rows, selection }: { rows: readonly Row[]; selection: RowSelection<Row> }) {
  const { chosenIds, onChoose, allLabel, canChoose, idOf } = selection;
  if (allLabel === undefined) return <span className="sr">选择</span>;
  const ids = rows.filter((row) => canChoose?.(row) ?? true).map(idOf);
  const isAll = ids.length > 0 && ids.every((id) => chosenIds.has(id));
  return (
    <RowTick
      label={allLabel}
      isOn={isAll}
      isPartly={!isAll && ids.some((id) => chosenIds.has(id))}
      isDisabled={ids.length === 0}
      onToggle={(isOn) => onChoose(ids, isOn)}
    >
      <span className={styles.all} aria-hidden>
        {allLabel}
      </span>
    </RowTick>
  );
}
