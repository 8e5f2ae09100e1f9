import { ink, type Pen, sheet } from './pen.ts';
import type { Paper, PaperItem } from './paper.rules.ts';

const rowHeight = 18.6;

type Column = {
  title: string;
  english: string;
  left: number;
  width: number;
  align?: 'right' | 'center';
  read: (item: PaperItem, number: number) => string;
};

/** Where there are no times the service and the team have their room. Numbers are never shortened. */
const columnsOf = (hasTimes: boolean): Column[] => [
  { title: '序', english: 'No.', left: 46, width: 18, align: 'center', read: (_, number) => String(number) },
  { title: '日期', english: 'Date', left: 68, width: 48, read: ({ day }) => day },
  {
    title: '服务内容',
    english: 'Service',
    left: 118,
    width: hasTimes ? 122 : 152,
    read: ({ service }) => service,
  },
  {
    title: '类别',
    english: 'Class',
    left: hasTimes ? 243 : 273,
    width: 34,
    read: ({ category }) => category,
  },
  {
    title: '记录单位',
    english: 'Recorded by',
    left: hasTimes ? 279 : 309,
    width: hasTimes ? 90 : 110,
    read: ({ team }) => team,
  },
  ...(hasTimes
    ? [{ title: '起止', english: 'Time', left: 371, width: 51, read: ({ span }: PaperItem) => span }]
    : []),
  {
    title: '分钟',
    english: 'Min.',
    left: 422,
    width: 24,
    align: 'right',
    read: ({ minutes }) => String(minutes),
  },
  { title: '证据', english: 'Grade', left: 450, width: 22, align: 'center', read: ({ grade }) => grade },
  { title: '记录号', english: 'Record', left: 476, width: 73, read: ({ hourNo }) => hourNo },
];

/** One page of the table with its head; gives where it ends. */
export function drawItems(
  pen: Pen,
  {
    items,
    from,
    top,
    hasTimes,
  }: { items: readonly PaperItem[]; from: number; top: number; hasTimes: boolean },
): number {
  const columns = columnsOf(hasTimes);
  rule(pen, top, 1);
  for (const { title, english, left, width, align = 'left' } of columns) {
    pen
      .font('bold')
      .fontSize(8)
      .fillColor(ink)
      .text(title, left, top + 4, { width, align, lineBreak: false });
    pen
      .font('text')
      .fontSize(6)
      .text(english, left, top + 15, { width, align, lineBreak: false });
  }
  let y = top + 26;
  rule(pen, y, 0.8);
  items.forEach((item, at) => {
    for (const { left, width, align = 'left', read } of columns)
      drawCell(pen, read(item, from + at + 1), { left, width, align, top: y });
    y += rowHeight;
    rule(pen, y, 0.25);
  });
  return y;
}

/** One line, made smaller as far as it can be read, and shortened beyond that. */
function drawCell(
  pen: Pen,
  text: string,
  {
    left,
    width,
    align,
    top,
  }: { left: number; width: number; align: 'left' | 'right' | 'center'; top: number },
): void {
  pen.font('text').fillColor(ink);
  const size = [8, 7.4, 6.8, 6.2].find((points) => pen.fontSize(points).widthOfString(text) <= width) ?? 6.2;
  pen.fontSize(size);
  pen.text(text, left, top + (rowHeight - size * 1.4) / 2, {
    width,
    height: rowHeight - 4,
    align,
    ellipsis: '…',
    lineBreak: true,
  });
}

/** The sum below the last row; gives where it ends. */
export function drawSum(pen: Pen, { sum }: Paper, top: number): number {
  pen
    .font('bold')
    .fontSize(9)
    .fillColor(ink)
    .text(sum, 70, top + 6, { lineBreak: false });
  rule(pen, top + 24, 1);
  return top + 24;
}

const rule = (pen: Pen, y: number, width: number): void => {
  pen.lineWidth(width).strokeColor(ink).moveTo(sheet.left, y).lineTo(sheet.right, y).stroke();
};
