import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { readSheet, UnreadableSheet, writeSheet } from './spreadsheet.ts';

const limits = { columnCount: 3, mostRows: 10 };
const sheetPath = 'xl/worksheets/sheet1.xml';

const bookOf = (rows: SheetData): Promise<Buffer> => writeWorkbook(rows, { sheet: '表' }).toBuffer();

const zipped = (entries: Unzipped): Buffer => Buffer.from(zipSync(entries));

/** The same archive with one entry changed. */
function edited(bytes: Buffer, path: string, edit: (xml: string) => string): Buffer {
  const entries = unzipSync(bytes);
  return zipped({ ...entries, [path]: strToU8(edit(strFromU8(entries[path] ?? new Uint8Array()))) });
}

/** A sheet of these rows, as XML. */
const sheetOf = async (rows: string): Promise<Buffer> =>
  edited(await bookOf([['甲']]), sheetPath, (xml) =>
    xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`),
  );

describe('reading', () => {
  it('gives texts by row of a file that another program wrote, keeps row numbers, and tells formulas', async () => {
    const bytes = await readFile(new URL('./spreadsheet/other-program.xlsx', import.meta.url));
    expect(await readSheet(bytes, limits)).toEqual({
      heading: ['甲', '乙', '丙'],
      rows: [
        { number: 2, cells: [{ text: '一' }, { text: '13800000000' }, { text: '2026-02-03' }] },
        { number: 4, cells: [{ fault: 'formula' }, { text: '富文' }, { text: '链' }] },
        { number: 5, cells: [{ text: 'true' }, { fault: 'error' }, { fault: 'formula' }] },
        { number: 6, cells: [{ text: '45000.5' }, { text: '1990-03-05' }, { text: '行\r末' }] },
      ],
    });
  });

  it('stops one row beyond the limit', async () => {
    const bytes = await bookOf(Array.from({ length: 30 }, () => ['一']));
    expect((await readSheet(bytes, limits)).rows).toHaveLength(11);
  });

  it('takes rows and cells without a place in order, elements with a prefix, and no pronunciation', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is>${text}</is></c>`;
    const bytes = await sheetOf(
      `<row>${cell('<t>甲</t>')}</row><row/><row>${cell('<r><t>东</t></r><r><t>京</t></r><rPh><t>とう</t></rPh>')}${cell('<t>&lt;乙&gt;</t>')}</row>`,
    );
    const prefixed = edited(bytes, sheetPath, (xml) =>
      xml.replaceAll(/<(\/?)(row|c|is|t|r|rPh)\b/g, '<$1x:$2'),
    );
    for (const one of [bytes, prefixed])
      expect((await readSheet(one, limits)).rows).toEqual([
        { number: 3, cells: [{ text: '东京' }, { text: '<乙>' }, { text: '' }] },
      ]);
  });

  it('counts days from 1904 where the file says so', async () => {
    const bytes = await bookOf([['甲'], [{ value: new Date('2026-02-03T00:00:00Z'), format: 'yyyy-mm-dd' }]]);
    const old = edited(bytes, 'xl/workbook.xml', (xml) =>
      xml.replace(/<workbookPr[^>]*>/, '<workbookPr date1904="1"/>'),
    );
    expect((await readSheet(bytes, limits)).rows[0]?.cells[0]).toEqual({ text: '2026-02-03' });
    expect((await readSheet(old, limits)).rows[0]?.cells[0]).toEqual({ text: '2030-02-04' });
  });
});

describe('a hostile file', () => {
  it('is refused when it is no workbook, and when a small file unpacks to a large one', async () => {
    await expect(readSheet(Buffer.from('PK nothing'), limits)).rejects.toThrow(UnreadableSheet);
    await expect(readSheet(Buffer.alloc(0), limits)).rejects.toThrow(UnreadableSheet);
    await expect(readSheet(zipped({ 'a.txt': strToU8('a') }), limits)).rejects.toThrow(UnreadableSheet);
    const bomb = await bookOf([['x'.repeat(25 * 1_048_576)]]);
    expect(bomb.length).toBeLessThan(500_000);
    await expect(readSheet(bomb, limits)).rejects.toThrow('too large inside');
  });

  it('cannot lie about what it unpacks to, nor hide large entries among many', async () => {
    const bomb = await bookOf([['x'.repeat(25 * 1_048_576)]]);
    for (const entry of directoryEntries(bomb))
      if (bomb.readUInt32LE(entry + 24) > 1_048_576) bomb.writeUInt32LE(5_000, entry + 24);
    await expect(readSheet(bomb, limits)).rejects.toThrow(/too many bytes/);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}`, strToU8('a')]));
    await expect(readSheet(zipped(many), limits)).rejects.toThrow('too many entries');
  });

  it('hides nothing behind the count of its directory: what is judged is what is read', async () => {
    const bytes = await bookOf([['甲'], ['一']]);
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    const fewer = Buffer.from(bytes);
    fewer.writeUInt16LE(1, end + 10);
    await expect(readSheet(fewer, limits)).rejects.toThrow(UnreadableSheet);
    const long = Buffer.from(bytes);
    long.writeUInt32LE(0xffffffff, end + 16);
    await expect(readSheet(long, limits)).rejects.toThrow(UnreadableSheet);
  });

  it('makes no cell that it merely names', async () => {
    const wide = await sheetOf(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c><c r="XFD2"><v>3</v></c></row>' +
        '<row r="900000"><c r="A900000"><v>4</v></c></row>',
    );
    const { rows } = await readSheet(wide, limits);
    expect(rows.map(({ number, cells }) => [number, cells.length])).toEqual([
      [2, 3],
      [900_000, 3],
    ]);
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
    expect((await readSheet(named, limits)).rows).toHaveLength(2);
  });

  it('is refused for entities of its own, endless nesting, and rows that come twice', async () => {
    const laughs = await sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&l;</t></is></c></row>');
    const defined = edited(laughs, sheetPath, (xml) =>
      xml.replace('<worksheet', '<!DOCTYPE a [<!ENTITY l "lollollol">]><worksheet'),
    );
    await expect(readSheet(defined, limits)).rejects.toThrow(UnreadableSheet);
    const deep = await sheetOf('<a>'.repeat(400_000));
    await expect(readSheet(deep, limits)).rejects.toThrow(UnreadableSheet);
    const twice = await sheetOf('<row r="2"/><row r="2"/>');
    await expect(readSheet(twice, limits)).rejects.toThrow('rows that cannot be');
  });
});

/** Where the entries of the directory begin. */
function* directoryEntries(bytes: Buffer): Generator<number> {
  const mark = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 4)) yield at;
}

describe('writing', () => {
  const write = () =>
    writeSheet({
      title: '表',
      columns: [{ title: '甲', width: 10 }],
      rows: [['=1+1'], ['+86'], ['-1'], ['@x'], ['平常'], [3], ['坏\u0001字<&>']],
    });

  it('makes texts that no program runs', async () => {
    const { rows } = await readSheet(write(), { columnCount: 1, mostRows: 10 });
    expect(rows.map(({ cells }) => cells[0])).toEqual(
      ["'=1+1", "'+86", "'-1", "'@x", '平常', '3', '坏字<&>'].map((text) => ({ text })),
    );
  });

  it('keeps the heading in sight, bold, and the columns as wide as they are told', () => {
    const xml = strFromU8(unzipSync(write())[sheetPath] ?? new Uint8Array());
    expect(xml).toContain('<pane ySplit="1"');
    expect(xml).toMatch(/<col min="1" max="1" width="10[.\d]*" customWidth="1"/);
    expect(xml).not.toContain('<f>');
  });
});
