import type { SheetRow } from '#platform/server/spreadsheet/sheet-rows.ts';
import { makeupLimits } from '../../contract/makeups.words.ts';

/** Columns of the list of people in their order. */
export const makeupColumns = [
  { title: '志愿者编号*', width: 24 },
  { title: '姓名*', width: 12 },
  { title: '开始', width: 10 },
  { title: '结束', width: 10 },
  { title: '分钟', width: 8 },
] as const;

const exampleMark = '示例';
/** The line of the template that shows how; it is no person. */
export const exampleRow = [
  `${exampleMark}：V00000000000000000（这一行不会读取）`,
  '王明',
  '08:30',
  '11:00',
  '150',
];

export type SheetPerson = {
  row: number;
  volunteerNo: string;
  name: string;
  from: string;
  to: string;
  minutes: number;
};
export type SheetError = { row: number; msg: string };

/** Whether the first line is that of the template. */
export const isMakeupHeading = (heading: readonly string[]): boolean =>
  makeupColumns.every(({ title }, index) => heading[index]?.replace(/[*\s]/g, '') === title.replace('*', ''));

/** Whether a row is the template's example. */
export const isExampleRow = ({ cells: [first] }: SheetRow): boolean =>
  first !== undefined && 'text' in first && first.text.startsWith(exampleMark);

/** `8:30`, `8：30` and `08:30:00` as `08:30`; the fraction of a day that a spreadsheet keeps for a time, too. */
function timeOf(text: string): string | undefined {
  if (text === '') return '';
  const [, hour, minute] = /^(\d{1,2})[:：](\d{2})(?:[:：]\d{2})?$/u.exec(text) ?? [];
  const fraction = /^0?\.\d+$/.test(text) ? Math.round(Number(text) * 1_440) : undefined;
  const [hours, minutes] =
    hour !== undefined
      ? [Number(hour), Number(minute)]
      : fraction !== undefined
        ? [Math.floor(fraction / 60), fraction % 60]
        : [];
  if (hours === undefined || minutes === undefined || hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** One row as a person, or what is wrong with it. Formulas are refused, never computed. */
export function readMakeupRow({ number: row, cells }: SheetRow): SheetPerson | SheetError {
  if (cells.some((cell) => !('text' in cell))) return { row, msg: '有单元格是公式或错误，请改成文字' };
  const textAt = (index: number): string => {
    const cell = cells[index];
    return cell && 'text' in cell ? cell.text.trim() : '';
  };
  const [volunteerNo, name] = [textAt(0).toUpperCase(), textAt(1)];
  if (volunteerNo === '' || name === '') return { row, msg: '请填写志愿者编号和姓名' };
  const [from, to] = [timeOf(textAt(2)), timeOf(textAt(3))];
  if (from === undefined || to === undefined) return { row, msg: '开始、结束应写成 08:30' };
  const minutes = textAt(4) === '' ? 0 : Number(textAt(4));
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > makeupLimits.recordMinutes)
    return { row, msg: `分钟应为 1 到 ${makeupLimits.recordMinutes} 的整数` };
  return { row, volunteerNo, name, from, to, minutes };
}
