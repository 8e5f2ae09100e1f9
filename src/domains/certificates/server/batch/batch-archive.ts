import { strToU8, type Zippable, zipSync } from 'fflate';
import { hoursLabel } from '#platform/contract/figures.ts';
import type { Sql } from '#database/transaction.ts';
import type { ArchiveFile } from '#platform/server/exports/export-source.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import { wishStateLabels } from '../../contract/certificate-batches.words.ts';
import { type PaperToDraw, papersOf } from '../draw-certificate.ts';
import { peopleOfBatch, standingOfBatch } from './batches.queries.ts';

type Person = Awaited<ReturnType<typeof peopleOfBatch>>[number];
export type GatheredBatch = { at: Date; people: Person[]; papers: { name: string; paper: PaperToDraw }[] };

/** Certificates of a list that stand, and everybody on it, as they are now. */
export async function gatherBatch(
  { sql, now }: { sql: Sql; now: Date },
  batchId: number,
  publicUrl: string,
): Promise<GatheredBatch> {
  const papers: GatheredBatch['papers'] = [];
  for (const { volunteerNo, ...row } of await standingOfBatch(sql, batchId))
    for (const paper of await papersOf(sql, [row], { volunteerNo, publicUrl }))
      papers.push({ name: row.holderName, paper });
  return { at: now, people: await peopleOfBatch(sql, batchId), papers };
}

/** What is packed already does not get smaller. */
const stored = { level: 0 } as const;

/** One ZIP: every certificate, its holder's name before its number, and a list of all who were asked. */
export async function packBatch({ at, people, papers }: GatheredBatch): Promise<ArchiveFile> {
  const files: Zippable = { '名单.xlsx': [new Uint8Array(listOf(people)), stored] };
  for (const { name, paper } of papers)
    files[`证书/${name}-${paper.fileName}`] = [new Uint8Array(await paper.draw()), stored];
  files['说明.txt'] = strToU8(
    `共 ${people.length} 人，${papers.length} 份证书。每份都可以扫码，或把 PDF 拖到核验页核验，不用登录。没有同意的人没有证书。\r\n`,
  );
  return { bytes: Buffer.from(zipSync(files, { mtime: at })), recordCount: papers.length };
}

const listOf = (people: readonly Person[]): Buffer =>
  writeSheet({
    title: '名单',
    columns: [
      { title: '志愿者编号', width: 24 },
      { title: '姓名', width: 12 },
      { title: '结果', width: 16 },
      { title: '证书编号', width: 28 },
      { title: '小时', width: 10 },
    ],
    rows: people.map(({ volunteerNo, name, state, certNo, totalMinutes, status }) => [
      volunteerNo,
      name,
      status === 'revoked' ? '已撤销' : status === 'replaced' ? '已替换' : wishStateLabels[state],
      certNo ?? '',
      totalMinutes === null ? '' : hoursLabel(totalMinutes),
    ]),
  });
