import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../../contract/makeups.contract.ts';
import { exampleRow, makeupColumns } from './makeup-sheet.rules.ts';

/** The empty list with one line that shows how, which reading passes over. */
export const getMakeupTemplate: UseCase<typeof contract.getMakeupTemplate> = async () => {
  const bytes = writeSheet({ title: '补录名单', columns: makeupColumns, rows: [exampleRow] });
  return { fileName: '补录名单模板.xlsx', sheet: bytes.toString('base64') };
};
