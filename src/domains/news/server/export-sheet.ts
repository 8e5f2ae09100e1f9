import { writeSheet } from '#platform/server/spreadsheet.ts';

/** Rows in one spreadsheet. */
export const mostExported = 5_000;

/** A column of a spreadsheet: its title, its width in characters, and what it says of a row. */
export type Column<Row> = readonly [title: string, width: number, read: (row: Row) => string | number];

/** A spreadsheet of these rows, in Base64. */
export async function sheetOf<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const bytes = await writeSheet({
    title,
    columns: columns.map(([name, width]) => ({ title: name, width })),
    rows: rows.map((row) => columns.map(([, , read]) => read(row))),
  });
  return bytes.toString('base64');
}
