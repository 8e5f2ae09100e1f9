import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readSheet, UnreadableSheet, writeSheet } from './spreadsheet.ts';

const limits = { columnCount: 3, mostRows: 10 };

async function bookOf(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('表'));
  return Buffer.from(await book.xlsx.writeBuffer());
}

describe('reading', () => {
  it('gives texts by row, keeps row numbers, and tells formulas', async () => {
    const bytes = await bookOf((sheet) => {
      sheet.addRow(['甲', '乙', '丙']);
      sheet.addRow([' 一 ', 13_800_000_000, new Date('2026-02-03T00:00:00Z')]);
      sheet.addRow([]);
      sheet.addRow([{ formula: '1+1', result: 2 }, { richText: [{ text: '富' }, { text: '文' }] }]);
      sheet.getCell('C4').value = { text: '链', hyperlink: 'http://x.example' };
    });
    expect(await readSheet(bytes, limits)).toEqual({
      heading: ['甲', '乙', '丙'],
      rows: [
        { number: 2, cells: [{ text: '一' }, { text: '13800000000' }, { text: '2026-02-03' }] },
        { number: 4, cells: [{ fault: 'formula' }, { text: '富文' }, { text: '链' }] },
      ],
    });
  });

  it('stops one row beyond the limit', async () => {
    const bytes = await bookOf((sheet) => {
      for (let row = 0; row < 30; row += 1) sheet.addRow(['一']);
    });
    expect((await readSheet(bytes, limits)).rows).toHaveLength(11);
  });

  it('refuses what is no workbook, and a small file that unpacks to a large one', async () => {
    await expect(readSheet(Buffer.from('PK nothing'), limits)).rejects.toThrow(UnreadableSheet);
    await expect(readSheet(Buffer.alloc(0), limits)).rejects.toThrow(UnreadableSheet);
    const bomb = await bookOf((sheet) => {
      sheet.addRow(['x'.repeat(25 * 1_048_576)]);
    });
    expect(bomb.length).toBeLessThan(500_000);
    await expect(readSheet(bomb, limits)).rejects.toThrow('too large inside');
  });
});

it('writes texts that no program runs', async () => {
  const bytes = await writeSheet({
    title: '表',
    columns: [{ title: '甲', width: 10 }],
    rows: [['=1+1'], ['+86'], ['-1'], ['@x'], ['平常'], [3]],
  });
  const { rows } = await readSheet(bytes, { columnCount: 1, mostRows: 10 });
  expect(rows.map(({ cells }) => cells[0])).toEqual(
    ["'=1+1", "'+86", "'-1", "'@x", '平常', '3'].map((text) => ({ text })),
  );
});
