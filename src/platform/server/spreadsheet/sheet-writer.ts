import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A column of a sheet, its width in characters, and what alone may be written below its title, offered as a list. */
export type SheetColumn = { title: string; width: number; choices?: readonly string[] | undefined };
export type SheetCells = readonly (string | number)[];

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** Style of the heading in `xl/styles.xml`. */
const boldStyle = 1;

/** Beginning of a sheet: columns, and a heading that stays in sight. */
export function sheetHead(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const heading = columns.map(({ title }, index) =>
    textCell(title, ` r="${columnName(index)}1" s="${boldStyle}"`),
  );
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${heading.join('')}</row>`
  );
}

/** Rows of a sheet, below `above` others. No text is ever taken for a formula, not even when saved on as CSV. */
export const sheetRows = (rows: readonly SheetCells[], above: number): string =>
  rows
    .map((cells, index) => {
      const number = above + index + 2;
      const texts = cells.map((value, column) => cellOf(value, ` r="${columnName(column)}${number}"`));
      return `<row r="${number}">${texts.join('')}</row>`;
    })
    .join('');

/** `A`, `B` … `Z`, `AA` …, as programs name columns. */
const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

export const sheetTail = '</sheetData></worksheet>';

/** End of a sheet that people fill in: columns with choices offer them as a list, for the rows that a list may have. */
export function sheetTailOf(columns: readonly SheetColumn[], mostRows: number): string {
  const lists = columns.flatMap(({ choices }, index) => {
    if (!choices) return [];
    const [column, words] = [columnName(index), escaped(choices.join(','))];
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" error="${words}" sqref="${column}2:${column}${mostRows + 1}"><formula1>"${words}"</formula1></dataValidation>`;
  });
  if (lists.length === 0) return sheetTail;
  return `</sheetData><dataValidations count="${lists.length}">${lists.join('')}</dataValidations></worksheet>`;
}

const cellOf = (value: string | number, place: string): string =>
  typeof value === 'number' && Number.isFinite(value)
    ? `<c${place}><v>${value}</v></c>`
    : textCell(inert(String(value)), place);

const textCell = (text: string, attributes: string): string =>
  text === ''
    ? `<c${attributes}/>`
    : `<c${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const inert = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** XML text; characters that XML does not know, and halves of characters, are left out. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the ones
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

/** How much of a sheet there is: the sum that a zip keeps of it, and its sizes in bytes. */
export type SheetExtentBytes = { checksum: number; rawBytes: number; packedBytes: number };
export const emptySheet: SheetExtentBytes = { checksum: 0, rawBytes: 0, packedBytes: 0 };

/** The next piece of a sheet, packed so that pieces one after the other are one stream, and how much there is with it. */
export function packPiece(xml: string, before: SheetExtentBytes): { bytes: Buffer; after: SheetExtentBytes } {
  const raw = Buffer.from(xml, 'utf8');
  const bytes = deflateRawSync(raw, { finishFlush: constants.Z_SYNC_FLUSH });
  return {
    bytes,
    after: {
      checksum: crc32(raw, before.checksum),
      rawBytes: before.rawBytes + raw.length,
      packedBytes: before.packedBytes + bytes.length,
    },
  };
}

/** An empty last block: the pieces before it say that more follows. */
const lastBlock = Buffer.from([0x03, 0x00]);

/** What stands in a workbook before the pieces of its one sheet and after them. */
export function bookAround(title: string, sheet: SheetExtentBytes): { before: Buffer; after: Buffer } {
  const small = smallEntries(title).map(([path, xml]): Entry => {
    const { bytes, after } = packPiece(xml, emptySheet);
    return { path, ...whole(after), bytes: Buffer.concat([bytes, lastBlock]) };
  });
  const entries: Entry[] = [
    ...small,
    { path: 'xl/worksheets/sheet1.xml', ...whole(sheet), bytes: Buffer.alloc(0) },
  ];
  const before: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const head = localHeader(entry);
    directory.push(directoryEntry(entry, offset));
    before.push(head, entry.bytes);
    offset += head.length + entry.packedBytes;
  }
  const list = Buffer.concat(directory);
  return {
    before: Buffer.concat(before),
    after: Buffer.concat([lastBlock, list, directoryEnd(entries.length, list.length, offset)]),
  };
}

const whole = (extent: SheetExtentBytes): SheetExtentBytes => ({
  ...extent,
  packedBytes: extent.packedBytes + lastBlock.length,
});

const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The entries of a workbook beside its sheet. */
const smallEntries = (title: string): [path: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/></Types>`,
  ],
  ['_rels/.rels', relationsOf([['officeDocument', 'xl/workbook.xml']])],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${attribute(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relationsOf([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
  [
    'xl/styles.xml',
    `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
  ],
];

const relationsOf = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${relations}">${targets
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The name of a sheet: at most 31 characters, none of those that programs forbid. */
const attribute = (title: string): string =>
  escaped(title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)).replaceAll('"', '&quot;');

type Entry = SheetExtentBytes & { path: string; bytes: Buffer };

const neededVersion = 20;
/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;
/** 1980-01-01, the first day that a zip knows: the same rows give the same file. */
const dosDay = 0x0021;

/** The facts that an entry's own header and the directory both hold, 26 bytes. */
function factsOf({ path, checksum, packedBytes, rawBytes }: Entry): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(neededVersion, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(deflated, 4);
  facts.writeUInt16LE(0, 6);
  facts.writeUInt16LE(dosDay, 8);
  facts.writeUInt32LE(checksum, 10);
  facts.writeUInt32LE(packedBytes, 14);
  facts.writeUInt32LE(rawBytes, 18);
  facts.writeUInt16LE(Buffer.byteLength(path), 22);
  return facts;
}

const localHeader = (entry: Entry): Buffer =>
  Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), factsOf(entry), Buffer.from(entry.path)]);

function directoryEntry(entry: Entry, offset: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return Buffer.concat([
    Buffer.from([0x50, 0x4b, 0x01, 0x02, neededVersion, 0]),
    factsOf(entry),
    place,
    Buffer.from(entry.path),
  ]);
}

function directoryEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  Buffer.from([0x50, 0x4b, 0x05, 0x06]).copy(end);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
