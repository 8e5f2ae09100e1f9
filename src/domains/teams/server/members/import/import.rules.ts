import { z } from 'zod';
import type { SheetRow } from '#platform/server/spreadsheet/sheet-rows.ts';
import { genderLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { dayField } from '#platform/contract/fields.ts';
import type { ImportRowError } from '../../../contract/member-acts.contract.ts';
import {
  genderField,
  grantableRoleField,
  groupField,
  memberNoField,
  mobileField,
  personNameField,
  remarkField,
} from '../../../contract/members.contract.ts';
import { grantableRoles } from '../../../contract/members.words.ts';
import { memberRoleLabels } from '../../../contract/teams.words.ts';

/** Columns of the list in their order: field, heading, width. */
export const importColumns = [
  { field: 'name', title: '姓名', width: 12 },
  { field: 'mobile', title: '手机号', width: 16 },
  { field: 'gender', title: '性别', width: 8 },
  { field: 'birthOn', title: '出生日期', width: 14 },
  { field: 'groupName', title: '小组', width: 14 },
  { field: 'memberNo', title: '队员编号', width: 14 },
  { field: 'memberRole', title: '队内角色', width: 12 },
  { field: 'remark', title: '备注', width: 30 },
] as const;
type Field = (typeof importColumns)[number]['field'];

/** The line of the template that shows how; a row whose name begins so is no person. */
const exampleMark = '示例';
export const exampleRow: Record<Field, string> = {
  name: `${exampleMark}：王明（这一行不会导入）`,
  mobile: '13800000000',
  gender: '男',
  birthOn: '1990-03-05',
  groupName: '净滩组',
  memberNo: 'A-001',
  memberRole: memberRoleLabels.member,
  remark: '会开车',
};

/** Whether a row is the template's example. */
export const isExample = ({ cells: [name] }: SheetRow): boolean =>
  name !== undefined && 'text' in name && name.text.startsWith(`${exampleMark}：`);

const rowSchema = z.strictObject({
  name: personNameField,
  mobile: mobileField,
  gender: genderField.optional(),
  birthOn: dayField.optional(),
  groupName: groupField.default(''),
  memberNo: memberNoField.optional(),
  memberRole: grantableRoleField.default('member'),
  remark: remarkField.default(''),
});
export type ImportPerson = z.output<typeof rowSchema> & { row: number };

const titleOf = (field: string): string =>
  importColumns.find((column) => column.field === field)?.title ?? '整行';

const codesOfLabels = (labels: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([code, label]) => [label, code]));
const genderCodes = codesOfLabels(genderLabels);
const roleCodes = codesOfLabels(
  Object.fromEntries(grantableRoles.map((role) => [role, memberRoleLabels[role]])),
);

/** What alone may stand in a column, as the template offers it and a refusal names it. */
export const importChoices: Partial<Record<Field, readonly string[]>> = {
  gender: Object.keys(genderCodes),
  memberRole: Object.keys(roleCodes),
};

/** What is wrong with a column, with what may stand there. */
const faultWords = (field: string, written: string | undefined, message: string): string => {
  const choices = importChoices[field as Field];
  if (choices && written) return `“${written}”不能识别，只能填：${choices.join('、')}`;
  if (field === 'birthOn' && written) return `“${written}”不是日期，请写成 1990-03-05`;
  return message;
};

/** `2001/3/5`, `2001-3-5` and `2001年3月5日` as a day of the calendar. */
function dayOf(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  return year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : text;
}

const readers: Partial<Record<Field, (text: string) => string>> = {
  mobile: (text) => text.replace(/[\s-]/g, ''),
  gender: (text) => genderCodes[text] ?? text,
  birthOn: dayOf,
  memberRole: (text) => roleCodes[text] ?? text,
};

/** One row as a person, or what is wrong in which column. Formulas are refused, never computed. */
export function readImportRow({ number, cells }: SheetRow, today: string): ImportPerson | ImportRowError[] {
  const errors: ImportRowError[] = [];
  const values: Partial<Record<Field, string>> = {};
  importColumns.forEach(({ field, title }, index) => {
    const cell = cells[index];
    if (!cell) return;
    if (!('text' in cell)) {
      const msg = cell.fault === 'formula' ? '单元格是公式，请改成文字' : '单元格内容有错误，请重新填写';
      errors.push({ row: number, column: title, msg });
    } else if (cell.text !== '') values[field] = (readers[field] ?? ((text) => text))(cell.text);
  });
  if (errors.length > 0) return errors;
  const parsed = rowSchema.safeParse(values);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({
      row: number,
      column: titleOf(String(path[0])),
      msg: faultWords(String(path[0]), values[path[0] as Field], message),
    }));
  const { birthOn } = parsed.data;
  if (birthOn && (birthOn > today || birthOn < '1900-01-01'))
    return [{ row: number, column: '出生日期', msg: '出生日期不能晚于今天' }];
  return { ...parsed.data, row: number };
}

/** Phones and numbers that stand twice in the list: the later rows are wrong. */
export function duplicatesIn(people: readonly ImportPerson[]): ImportRowError[] {
  return [...repeated(people, 'mobile', '手机号'), ...repeated(people, 'memberNo', '队员编号')];
}

function repeated(
  people: readonly ImportPerson[],
  field: 'mobile' | 'memberNo',
  column: string,
): ImportRowError[] {
  const firstRows = new Map<string, number>();
  return people.flatMap((person) => {
    const value = person[field];
    if (value === undefined) return [];
    const first = firstRows.get(value);
    if (first !== undefined) return [{ row: person.row, column, msg: `与第 ${first} 行重复` }];
    firstRows.set(value, person.row);
    return [];
  });
}

/** Whether the first line is that of the template. */
export const isTemplateHeading = (heading: readonly string[]): boolean =>
  importColumns.every(({ title }, index) => heading[index]?.replace(/[*\s]/g, '') === title);
