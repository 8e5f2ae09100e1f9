import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { CertificatesTable } from '#database/tables/certificates.ts';
import type { Sql } from '#database/transaction.ts';
import { toDay } from '#platform/contract/instants.ts';
import { certificateNumber } from '../contract/certificate-number.rules.ts';
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
