import type { Sql } from '#database/transaction.ts';
import { testId } from '#testing/test-act.ts';

/** What an entry (补录) must bring: a photo that its team has just uploaded, and a witness. */
export async function buildEntryProof(sql: Sql, uploaderId: number, sha256?: string) {
  const id = testId();
  await sql
    .insertInto('files')
    .values({
      id,
      key: id.toString(16).padStart(32, '0'),
      purpose: 'hourProof',
      uploaderId,
      name: '现场签到表.jpg',
      mime: 'image/jpeg',
      bytes: 1,
      sha256: sha256 ?? id.toString(16).padStart(64, '0'),
    })
    .execute();
  return { fileIds: [id], witnessName: '乔木', witnessMobileTail: '0417' };
}
