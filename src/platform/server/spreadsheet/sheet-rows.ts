import { dayMs } from '#platform/contract/durations.ts';
import type { Workbook } from './workbook.ts';
import { ShownText, unescaped, type XmlHandlers } from './xml.ts';

/** A cell as text, or what it is instead. */
export type SheetCell = { text: string } | { fault: 'formula' | 'error' };
/** A row with the number that the spreadsheet shows for it. */
export type SheetRow = { number: number; cells: readonly SheetCell[] };

/** How much of a sheet is wanted: columns from the first, rows below the heading. */
export type SheetExtent = { columnCount: number; mostRows: number };

/** A cell while its XML passes by. */
type OpenCell = { column: number; type: string; style: number; isFormula: boolean };

/** The last row of the format. */
const lastRow = 1_048_576;
/** Days of the sheet's count before 1970-01-01. */
const daysBefore1970 = { from1900: 25_569, from1904: 24_107 };

/** A sheet while its XML passes by. */
type Gathering = {
  heading: readonly SheetCell[];
  rows: SheetRow[];
  number: number;
  cells: SheetCell[];
  /** Of the cell read last, from 0. */
  column: number;
  cell?: OpenCell | undefined;
};

/**
 * Gathers heading and rows while the XML of a sheet passes by, and has enough one row beyond `mostRows`. Makes no row or
 * cell that the file does not hold, none beyond the columns wanted. Rows go upwards, or the reading throws.
 */
export function gatherRows(book: Workbook, { columnCount, mostRows }: SheetExtent) {
  const heading = blankRow(columnCount);
  const sheet: Gathering = { heading, rows: [], number: 0, cells: heading, column: -1 };
  const shown = new ShownText(['v', 't']);
  const handlers: XmlHandlers = {
    open: (name, attributes) => {
      shown.open(name);
      if (name === 'row') openRow(sheet, attributes.r, columnCount);
      else if (name === 'c') {
        shown.take();
        openCell(sheet, attributes);
      } else if (name === 'f' && sheet.cell) sheet.cell.isFormula = true;
    },
    text: (piece) => shown.add(piece),
    close: (name) => {
      shown.close(name);
      if (name === 'row') closeRow(sheet);
      else if (name === 'c' && sheet.cell) {
        const cell = cellOf(sheet.cell, shown.take(), book);
        if (sheet.cell.column < columnCount) sheet.cells[sheet.cell.column] = cell;
        sheet.cell = undefined;
      }
    },
    isEnough: () => sheet.rows.length > mostRows,
  };
  return {
    handlers,
    result: () => ({
      heading: sheet.heading.map((cell) => ('text' in cell ? cell.text : '')),
      rows: sheet.rows.slice(0, mostRows + 1),
    }),
  };
}

/** @throws Error for a number that no sheet has, or that does not follow */
function openRow(sheet: Gathering, named: string | undefined, columnCount: number): void {
  const number = named === undefined ? sheet.number + 1 : Number(named);
  if (!Number.isInteger(number) || number <= sheet.number || number > lastRow)
    throw new Error('rows that cannot be');
  Object.assign(sheet, { number, cells: blankRow(columnCount), column: -1 });
}

function openCell(sheet: Gathering, { r, t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
  sheet.column = r === undefined ? sheet.column + 1 : columnOf(r);
  sheet.cell = { column: sheet.column, type: t, style: Number(s), isFormula: false };
}

function closeRow(sheet: Gathering): void {
  const { number, cells } = sheet;
  if (number === 1) sheet.heading = cells;
  else if (cells.some((cell) => !('text' in cell) || cell.text !== '')) sheet.rows.push({ number, cells });
}

const blankRow = (columnCount: number): SheetCell[] =>
  Array.from({ length: columnCount }, () => ({ text: '' }));

/** 0 for `A1`, 27 for `AB3`. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

function cellOf({ type, style, isFormula }: OpenCell, text: string, book: Workbook): SheetCell {
  if (isFormula) return { fault: 'formula' };
  if (type === 'e') return { fault: 'error' };
  if (text === '') return { text: '' };
  if (type === 's') return { text: (book.sharedTexts[Number(text)] ?? '').trim() };
  if (type === 'b') return { text: String(text === '1') };
  if (type === 'd') return { text: text.slice(0, 10) };
  if (type !== 'n') return { text: unescaped(text).trim() };
  const value = Number(text);
  if (!Number.isFinite(value)) return { fault: 'error' };
  return { text: book.isDateStyle(style) ? dayOf(value, book) : String(value) };
}

function dayOf(value: number, { countsFrom1904 }: Workbook): string {
  const days = value - (countsFrom1904 ? daysBefore1970.from1904 : daysBefore1970.from1900);
  const at = new Date(Math.round(days * dayMs));
  return Number.isNaN(at.getTime()) ? String(value) : at.toISOString().slice(0, 10);
}
