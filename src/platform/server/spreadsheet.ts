import { openArchive } from './spreadsheet/archive.ts';
import { gatherRows, type SheetExtent, type SheetRow } from './spreadsheet/sheet-rows.ts';
import { readWorkbook } from './spreadsheet/workbook.ts';
import {
  bookAround,
  emptySheet,
  packPiece,
  type SheetCells,
  type SheetColumn,
  sheetHead,
  sheetRows,
  sheetTailOf,
} from './spreadsheet/sheet-writer.ts';
import { readXml } from './spreadsheet/xml.ts';

/** The file is no spreadsheet that may be opened: not a zip, too large inside, or not to be read. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

/**
 * Rows of the first sheet below its heading, empty ones left out, at most `mostRows` and one more. Formulas and errors are
 * told as such and never computed. @throws UnreadableSheet
 */
export async function readSheet(
  bytes: Buffer,
  extent: SheetExtent,
): Promise<{ heading: string[]; rows: SheetRow[] }> {
  try {
    const textOf = await openArchive(bytes);
    const book = await readWorkbook(textOf);
    const sheet = gatherRows(book, extent);
    await readXml(textOf(book.sheetPath), sheet.handlers);
    return sheet.result();
  } catch (error) {
    throw new UnreadableSheet(error instanceof Error ? error.message : 'not a workbook', { cause: error });
  }
}

/** Rows below the heading in which a column's choices are offered. */
const choiceRows = 1_000;

/** A workbook with one sheet of texts and numbers. */
export function writeSheet(given: {
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetCells[];
}): Buffer {
  const xml = sheetHead(given.columns) + sheetRows(given.rows, 0) + sheetTailOf(given.columns, choiceRows);
  const { bytes, after: sheet } = packPiece(xml, emptySheet);
  const around = bookAround(given.title, sheet);
  return Buffer.concat([around.before, bytes, around.after]);
}
