import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../../../contract/member-acts.contract.ts';
import { exampleRow, importChoices, importColumns } from './import.rules.ts';

/** The empty list with one line that shows how, which an import passes over, and the allowed words offered in the cells. */
export const getImportTemplate: UseCase<typeof contract.getImportTemplate> = async () => {
  const bytes = writeSheet({
    title: '成员名单',
    columns: importColumns.map(({ field, title, width }) => ({
      title: field === 'name' || field === 'mobile' ? `${title}*` : title,
      width,
      choices: importChoices[field],
    })),
    rows: [importColumns.map(({ field }) => exampleRow[field])],
  });
  return { fileName: '成员导入模板.xlsx', sheet: bytes.toString('base64') };
};
