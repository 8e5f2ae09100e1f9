import { openArchive } from './spreadsheet/archive.ts';
import { gatherRows, type SheetExtent, type SheetRow } from './spreadsheet/sheet-rows.ts';
import { readWorkbook } from './spreadsheet/workbook.ts';
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

export type SheetColumn = { title: string; width: number };

/** A workbook with one sheet of texts and numbers. No text is ever taken for a formula, not even when saved on as CSV. */
export async function writeSheet(given: {
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly (string | number)[])[];
}): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const heading = given.columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  return writeWorkbook([heading, ...given.rows.map((row) => row.map(inert))], {
    sheet: given.title,
    columns: given.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

const inert = (value: string | number): string | number =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
