import { posix } from 'node:path';
import type { ArchiveReader } from './archive.ts';
import { readXml, ShownText, unescaped } from './xml.ts';

/** What the cells of the first sheet refer to. */
export type Workbook = {
  sheetPath: string;
  /** Texts that cells name by their place. */
  sharedTexts: readonly string[];
  /** Whether a number in a cell of this style is a day. */
  isDateStyle: (style: number) => boolean;
  /** Days are counted from 1904 instead of 1900. */
  countsFrom1904: boolean;
};

/** @throws Error when there is no sheet */
export async function readWorkbook(textOf: ArchiveReader): Promise<Workbook> {
  const { relation, countsFrom1904 } = await readOutline(textOf('xl/workbook.xml'));
  const parts = await readParts(textOf('xl/_rels/workbook.xml.rels'));
  const sheetPath = relation === undefined ? undefined : parts.byId.get(relation);
  if (sheetPath === undefined) throw new Error('no sheet');
  return {
    sheetPath,
    sharedTexts: await readSharedTexts(textOf(parts.byKind.get('sharedStrings') ?? 'xl/sharedStrings.xml')),
    isDateStyle: await readDateStyles(textOf(parts.byKind.get('styles') ?? 'xl/styles.xml')),
    countsFrom1904,
  };
}

async function readOutline(
  pieces: AsyncIterable<string>,
): Promise<{ relation: string | undefined; countsFrom1904: boolean }> {
  let relation: string | undefined;
  let countsFrom1904 = false;
  await readXml(pieces, {
    open: (name, attributes) => {
      if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name === 'sheet') relation ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  return { relation, countsFrom1904 };
}

async function readParts(
  pieces: AsyncIterable<string>,
): Promise<{ byId: Map<string, string>; byKind: Map<string, string> }> {
  const byId = new Map<string, string>();
  const byKind = new Map<string, string>();
  await readXml(pieces, {
    open: (name, { Id: id = '', Target: target = '', Type: kind = '' }) => {
      if (name !== 'Relationship') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
      byId.set(id, path);
      byKind.set(kind.slice(kind.lastIndexOf('/') + 1), path);
    },
  });
  return { byId, byKind };
}

async function readSharedTexts(pieces: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = [];
  const shown = new ShownText(['t']);
  await readXml(pieces, {
    open: (name) => shown.open(name),
    text: (piece) => shown.add(piece),
    close: (name) => {
      shown.close(name);
      if (name === 'si') texts.push(unescaped(shown.take()));
    },
  });
  return texts;
}

/** Formats of the standard that show a day or a time, by their numbers. */
const isBuiltInDate = (format: number): boolean =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58);

const isDatePattern = (pattern: string): boolean =>
  /[ymdhs]/i.test(pattern.replace(/"[^"]*(?:"|$)|\[[^\]]*(?:\]|$)|\\./g, ''));

async function readDateStyles(pieces: AsyncIterable<string>): Promise<(style: number) => boolean> {
  const ownFormats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCellStyle = false;
  await readXml(pieces, {
    open: (name, attributes) => {
      const format = Number(attributes.numFmtId);
      if (name === 'numFmt') ownFormats.set(format, isDatePattern(attributes.formatCode ?? ''));
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) styles.push(ownFormats.get(format) ?? isBuiltInDate(format));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return (style) => styles[style] ?? false;
}
