import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { CertificateBatchesTable, CertificatesTable } from '#database/tables/certificates.ts';
import type { Sql } from '#database/transaction.ts';
import { toDay } from '#platform/contract/instants.ts';
import { certificateNumber } from '../contract/certificate-number.rules.ts';
import { answerMs } from '../contract/certificate-batches.words.ts';
import { insertBatch } from '../server/batch/batches.store.ts';
import { insertCertificate, nextSerial } from '../server/certificates.store.ts';

type CertificateWish = Partial<Insertable<CertificatesTable>> & { volunteerId: number; now: Date };

/** A certificate of an hour that is nobody's, in force unless wished otherwise. */
export async function buildCertificate(
  sql: Sql,
  { now, ...wish }: CertificateWish,
): Promise<{ certificateId: number }> {
  const day = toDay(now);
  const certNo = certificateNumber({ area: '990101', day, serial: await nextSerial(sql, day) });
  const certificateId = await insertCertificate(sql, {
    certNo,
    requestKey: randomUUID(),
    fromOn: '2026-01-01',
    toOn: day,
    categories: null,
    grades: ['A', 'B'],
    fields: JSON.stringify({ name: 'full', volunteerNo: true, times: true, district: false }),
    purpose: 'study',
    recipient: '',
    englishName: '',
    hourIds: [],
    itemCount: 1,
    totalMinutes: 90,
    proof: '{}',
    issuer: JSON.stringify({
      unit: '江澜市新时代文明实践中心',
      leader: '',
      handler: '',
      phone: '',
      title: '',
    }),
    holderName: '沈知夏',
    checkCode: 'ABC234',
    status: 'issued',
    replacedBy: null,
    revokeReason: null,
    issuedAt: now,
    endedAt: null,
    ...wish,
  });
  return { certificateId };
}

/** A list for a class with these people on it, asked now by somebody of the whole city, unless wished otherwise. */
export async function buildBatch(
  sql: Sql,
  {
    volunteerIds,
    now,
    ...wish
  }: Partial<Insertable<CertificateBatchesTable>> & {
    id: number;
    askedBy: number;
    volunteerIds: readonly number[];
    now: Date;
  },
): Promise<{ batchId: number }> {
  await insertBatch(
    sql,
    {
      recipient: '江澜一中高二（3）班',
      reason: '综合素质评价归档',
      fromOn: '2026-01-01',
      toOn: toDay(now),
      grades: 'proven',
      fields: JSON.stringify({ name: 'full', volunteerNo: true, times: true, district: false }),
      purpose: 'study',
      scopePath: null,
      askedAt: now,
      lapsesAt: new Date(now.getTime() + answerMs),
      state: 'asking',
      endedAt: null,
      ...wish,
    },
    volunteerIds,
  );
  return { batchId: wish.id };
}
