import { strToU8, type Zippable, zipSync } from 'fflate';
import { toInstant } from '#platform/contract/instants.ts';
import type { ArchiveFile } from '#platform/server/exports/export-source.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import { archiveReadme } from './archive-readme.ts';
import { cellValue, jsonValue } from './archive-values.ts';
import type { GatheredData, GatheredTopic } from './gather-archive.ts';

/** Wide enough for a time or a short sentence, in characters. */
const columnWidth = 20;
/** What is packed already does not get smaller. */
const stored = { level: 0 } as const;

/** The ZIP: JSON for programs, sheets for people, a calendar, certificates, and a README that says what is what. */
export async function packArchive(data: GatheredData): Promise<ArchiveFile> {
  const { at, topics, calendar, papers } = data;
  const sheetNames = topics.map(({ title }, index) => `${String(index + 1).padStart(2, '0')} ${title}.xlsx`);
  const files: Zippable = {
    'README.txt': strToU8(archiveReadme(data, sheetNames)),
    'data.json': strToU8(JSON.stringify(jsonOf(data), null, 1)),
    '活动日历.ics': strToU8(calendar),
  };
  topics.forEach((topic, index) => {
    files[`表格/${sheetNames[index]}`] = [new Uint8Array(sheetOf(topic)), stored];
  });
  for (const { fileName, draw } of papers) files[`证明/${fileName}`] = [new Uint8Array(await draw()), stored];
  const recordCount = topics.reduce((sum, { rows }) => sum + rows.length, 0);
  return { bytes: Buffer.from(zipSync(files, { mtime: at })), recordCount };
}

const sheetOf = ({ title, fields, rows }: GatheredTopic): Buffer =>
  writeSheet({
    title,
    columns: fields.map(([, heading]) => ({ title: heading, width: columnWidth })),
    rows: rows.map((row) => fields.map((field) => cellValue(row[field[0]], field))),
  });

/** Only the fields that are named leave, whatever a query reads besides. */
const jsonOf = ({ at, topics }: GatheredData): Record<string, unknown> => ({
  format: 'volunteer-personal-data',
  version: 1,
  generatedAt: toInstant(at),
  topics: Object.fromEntries(
    topics.map(({ key, title, fields, rows }) => [
      key,
      {
        title,
        fields: Object.fromEntries(fields.map(([name, heading]) => [name, heading])),
        words: Object.fromEntries(fields.flatMap(([name, , words]) => (words ? [[name, words]] : []))),
        rows: rows.map((row) => Object.fromEntries(fields.map(([name]) => [name, jsonValue(row[name])]))),
      },
    ]),
  ),
});
