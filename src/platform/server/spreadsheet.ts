import { inflateRawSync } from 'node:zlib';
import type ExcelJS from 'exceljs';

/** A cell as text, or what it is instead. */
export type SheetCell = { text: string } | { fault: 'formula' | 'error' };
/** A row with the number that the spreadsheet shows for it. */
export type SheetRow = { number: number; cells: readonly SheetCell[] };

/** The file is no spreadsheet that may be opened: not a zip, too large inside, or not to be read. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

/** What a spreadsheet may unpack to; beyond it a small file was made to fill the memory. Bytes. */
const mostUnpacked = 20 * 1_048_576;
const mostEntries = 200;
/** The last row of the format; the library would make every row up to a number that a file merely names. */
const lastRow = 1_048_576;
/** Cells that names of ranges may cover: the library makes each of them. */
const mostNamedCells = 200_000;
/** What the library would spread over every cell or column of a range, and nobody reads here. */
const unread = [
  'cols',
  'mergeCells',
  'dataValidations',
  'conditionalFormatting',
  'extLst',
  'tableParts',
  'drawing',
];

/**
 * Rows of the first sheet below its heading, empty ones left out, at most `mostRows` and one more. Formulas and errors are
 * told as such and never computed. @throws UnreadableSheet
 */
export async function readSheet(
  bytes: Buffer,
  { columnCount, mostRows }: { columnCount: number; mostRows: number },
): Promise<{ heading: string[]; rows: SheetRow[] }> {
  refuseBombs(bytes);
  const book = await newWorkbook();
  try {
    await book.xlsx.load(bytes as unknown as ArrayBuffer, { ignoreNodes: unread });
  } catch {
    throw new UnreadableSheet('not a workbook');
  }
  const sheet = book.worksheets[0];
  if (!sheet || sheet.rowCount > lastRow) throw new UnreadableSheet('no sheet, or rows that cannot be');
  const cellsOf = (row: ExcelJS.Row): SheetCell[] =>
    Array.from({ length: columnCount }, (_, index) => cellOf(row.getCell(index + 1).value));
  const heading = cellsOf(sheet.getRow(1)).map((cell) => ('text' in cell ? cell.text : ''));
  const rows: SheetRow[] = [];
  for (let number = 2; number <= sheet.rowCount && rows.length <= mostRows; number += 1) {
    const row = sheet.findRow(number);
    if (!row) continue;
    const cells = cellsOf(row);
    if (cells.some((cell) => !('text' in cell) || cell.text !== '')) rows.push({ number, cells });
  }
  return { heading, rows };
}

/** Loaded with the first spreadsheet: it takes memory that most processes never need. */
async function newWorkbook(): Promise<ExcelJS.Workbook> {
  const { default: library } = await import('exceljs');
  return new library.Workbook();
}

function cellOf(value: ExcelJS.CellValue): SheetCell {
  if (value === null || value === undefined) return { text: '' };
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10) };
  if (typeof value !== 'object') return { text: String(value).trim() };
  if ('formula' in value || 'sharedFormula' in value) return { fault: 'formula' };
  if ('error' in value) return { fault: 'error' };
  if ('richText' in value)
    return {
      text: value.richText
        .map(({ text }) => text)
        .join('')
        .trim(),
    };
  return 'text' in value ? { text: String(value.text).trim() } : { fault: 'error' };
}

export type SheetColumn = { title: string; width: number };

/** A workbook with one sheet of texts and numbers. No text is ever taken for a formula, not even when saved on as CSV. */
export async function writeSheet(given: {
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly (string | number)[])[];
}): Promise<Buffer> {
  const book = await newWorkbook();
  const sheet = book.addWorksheet(given.title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = given.columns.map(({ title, width }) => ({ header: title, width }));
  sheet.getRow(1).font = { bold: true };
  for (const row of given.rows) sheet.addRow(row.map(inert));
  return Buffer.from(await book.xlsx.writeBuffer());
}

const inert = (value: string | number): string | number =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;

/** Unpacks every entry of the zip against one budget before anything reads it. @throws UnreadableSheet over it */
function refuseBombs(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endOfDirectory)
    throw new UnreadableSheet('not a zip');
  refuseLongForm(bytes, end);
  const entryCount = bytes.readUInt16LE(end + 10);
  if (entryCount > mostEntries) throw new UnreadableSheet('too many entries');
  let at = bytes.readUInt32LE(end + 16);
  let budget = mostUnpacked;
  try {
    for (let index = 0; index < entryCount; index += 1) {
      if (bytes.readUInt32LE(at) !== directoryEntry) throw new UnreadableSheet('broken directory');
      const entry = unpacked(bytes, at, budget);
      budget -= entry.length;
      const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
      if (bytes.toString('latin1', at + 46, nameEnd).endsWith('workbook.xml')) refuseWideNames(entry);
      at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    // Whoever unpacks reads on as long as entries follow, whatever their number is said to be.
    if (at !== end) throw new UnreadableSheet('broken directory');
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('broken or too large inside');
  }
}

/** The long form of the format would send the reader to another directory than the one that is judged. */
function refuseLongForm(bytes: Buffer, end: number): void {
  const isLong =
    [4, 6, 8, 10].some((at) => bytes.readUInt16LE(end + at) === 0xffff) ||
    [12, 16].some((at) => bytes.readUInt32LE(end + at) === 0xffffffff);
  if (isLong) throw new UnreadableSheet('long form');
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** @throws UnreadableSheet when names of ranges cover more cells than a list of people has */
function refuseWideNames(workbook: Buffer): void {
  let cells = 0;
  for (const [, left = '', top, right = '', bottom] of workbook
    .toString('utf8')
    .matchAll(/\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)/gi)) {
    const width = Math.abs(columnOf(right.toUpperCase()) - columnOf(left.toUpperCase())) + 1;
    cells += width * (Math.abs(Number(bottom) - Number(top)) + 1);
  }
  if (cells > mostNamedCells) throw new UnreadableSheet('too wide inside');
}

/** One entry unpacked: what the directory says about its size may be a lie. */
function unpacked(bytes: Buffer, directoryAt: number, budget: number): Buffer {
  const method = bytes.readUInt16LE(directoryAt + 10);
  const packed = bytes.readUInt32LE(directoryAt + 20);
  const local = bytes.readUInt32LE(directoryAt + 42);
  if (bytes.readUInt32LE(local) !== localEntry) throw new UnreadableSheet('broken entry');
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const data = bytes.subarray(start, start + packed);
  if (budget <= 0) throw new UnreadableSheet('too large inside');
  if (method === 0) return data;
  if (method !== 8) throw new UnreadableSheet('broken entry');
  return inflateRawSync(data, { maxOutputLength: budget });
}
