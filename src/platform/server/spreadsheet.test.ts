import { inflateRawSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readSheet, UnreadableSheet, writeSheet } from './spreadsheet.ts';

const limits = { columnCount: 3, mostRows: 10 };

async function bookOf(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('表'));
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** The same archive with one entry changed, every entry stored as it is. */
function edited(bytes: Buffer, path: string, edit: (xml: string) => string): Buffer {
  const end = bytes.length - 22;
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (let at = bytes.readUInt32LE(end + 16); at < end; ) {
    const head = Buffer.from(
      bytes.subarray(at, at + 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30)),
    );
    const name = head.toString('utf8', 46, 46 + head.readUInt16LE(28));
    const local = head.readUInt32LE(42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + head.readUInt32LE(20));
    const data = head.readUInt16LE(10) === 8 ? inflateRawSync(packed) : packed;
    const written = name === path ? Buffer.from(edit(data.toString('utf8'))) : data;
    const localHead = Buffer.from(bytes.subarray(local, start));
    head.writeUInt32LE(offset, 42);
    for (const [header, from] of [
      [head, 10],
      [localHead, 8],
    ] as const) {
      header.writeUInt16LE(0, from);
      header.writeUInt32LE(written.length, from + 10);
      header.writeUInt32LE(written.length, from + 14);
    }
    locals.push(localHead, written);
    directory.push(head);
    offset += localHead.length + written.length;
    at += head.length;
  }
  const last = Buffer.from(bytes.subarray(end));
  last.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  last.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, last]);
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

  it('refuses a directory that hides entries behind its count, or sends the reader elsewhere', async () => {
    const bytes = await bookOf((sheet) => {
      sheet.addRow(['一']);
    });
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    const fewer = Buffer.from(bytes);
    fewer.writeUInt16LE(1, end + 10);
    await expect(readSheet(fewer, limits)).rejects.toThrow('broken directory');
    const long = Buffer.from(bytes);
    long.writeUInt32LE(0xffffffff, end + 12);
    await expect(readSheet(long, limits)).rejects.toThrow('long form');
  });

  it('makes no cell that a file merely names', async () => {
    const wide = await bookOf((sheet) => {
      sheet.addRow(['甲']);
      sheet.addRow(['一']);
      sheet.getRow(900_000).getCell(1).value = '末';
    });
    expect((await readSheet(wide, limits)).rows.map(({ number }) => number)).toEqual([2, 900_000]);
    const sheetPath = 'xl/worksheets/sheet1.xml';
    const merged = edited(wide, sheetPath, (xml) =>
      xml.replace(
        '</sheetData>',
        '</sheetData><mergeCells count="1"><mergeCell ref="A3:XFD1048576"/></mergeCells>',
      ),
    );
    expect((await readSheet(merged, limits)).rows).toHaveLength(2);
    const far = edited(wide, sheetPath, (xml) => xml.replaceAll('900000', '900000000'));
    await expect(readSheet(far, limits)).rejects.toThrow(UnreadableSheet);
    const names = '<definedNames><definedName name="x">表!$A$1:$XFD$1048576</definedName></definedNames>';
    const named = edited(wide, 'xl/workbook.xml', (xml) => xml.replace('</sheets>', `</sheets>${names}`));
    await expect(readSheet(named, limits)).rejects.toThrow('too wide inside');
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
