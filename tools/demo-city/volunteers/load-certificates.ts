import { loadStars } from './load-stars.ts';
import { createHash } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import {
  certifyStar,
  chooseHours,
  effectiveHours,
  endCertificate,
  keepCertificate,
  mostHours,
} from '#domains/certificates/server/index.ts';
import type { CertificatePurpose } from '#domains/certificates/contract/certificates.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { type City, plus } from '../city.ts';

type Wish = { purpose: CertificatePurpose; recipient: string; end?: 'replaced' | 'revoked' };

/** What the first volunteers had issued this morning; of each the earlier ones are replaced by the next, or taken back. */
const wishes: readonly (readonly Wish[])[] = [
  [
    { purpose: 'award', recipient: '', end: 'revoked' },
    { purpose: 'study', recipient: '江澜大学', end: 'replaced' },
    { purpose: 'study', recipient: '江澜大学研究生院' },
  ],
  [{ purpose: 'job', recipient: '江澜市第一人民医院' }],
  [
    { purpose: 'other', recipient: '', end: 'replaced' },
    { purpose: 'award', recipient: '石矶区文明办' },
  ],
];

export const publicUrl = 'http://localhost:3000';

/** Key and code of a certificate, the same in every city that is grown from the same seed. */
export function keysOf(text: string): { requestKey: string; code: string } {
  const digest = createHash('sha256').update(text).digest('hex');
  return {
    requestKey: `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    code: digest.slice(32, 38).toUpperCase().replaceAll('0', '8').replaceAll('1', '7'),
  };
}

/** What hours earn: stars, and certificates of volunteers with a long history, by the product's own rules, under the root of last night. */
export async function loadCertificates(database: Database, city: City): Promise<void> {
  await loadStars(database, city);
  await loadHourCertificates(database, city);
  await loadStarCertificate(database, city);
}

/** The first of all stars has its certificate since half an hour ago, where what it rests on is under a root. */
async function loadStarCertificate({ kysely }: Database, city: City): Promise<void> {
  const act = { sql: kysely, now: plus(city.now, -30 * minuteMs) };
  const star = await kysely
    .selectFrom('starAwards')
    .select(['volunteerId', 'level'])
    .where('state', '=', 'awarded')
    .orderBy('awardedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (star) await certifyStar(act, { ...star, publicUrl, ...keysOf('demo star certificate') });
}

async function loadHourCertificates(database: Database, city: City): Promise<void> {
  const { kysely: sql } = database;
  const holders = city.volunteers.slice(0, wishes.length);
  let ago = 60;
  for (const [place, { id: volunteerId }] of holders.entries()) {
    let replaced: number | undefined;
    for (const [at, { purpose, recipient, end }] of (wishes[place] ?? []).entries()) {
      const now = plus(city.now, -ago * minuteMs);
      ago -= 5;
      const asked = { fromOn: `${Number(city.today.slice(0, 4)) - 1}-01-01`, toOn: toDay(now) };
      const hours = await effectiveHours(sql, { ...asked, volunteerId, limit: mostHours });
      const { chosen } = chooseHours(hours, { categories: [], grades: 'proven' });
      if (chosen.length === 0) continue;
      const kept = await keepCertificate(
        { sql, now },
        {
          ...asked,
          volunteerId,
          chosen,
          purpose,
          recipient,
          categories: [],
          grades: 'proven',
          englishName: '',
          fields: { name: 'full', volunteerNo: true, times: true, district: false, idTail: false },
          publicUrl,
          ...keysOf(`demo certificate ${volunteerId} ${at}`),
        },
      );
      if (replaced !== undefined && kept)
        await endCertificate(sql, replaced, { at: now, replacedBy: kept.certificateId });
      replaced = end === 'replaced' ? kept?.certificateId : undefined;
      if (end === 'revoked' && kept)
        await endCertificate(sql, kept.certificateId, {
          at: plus(now, minuteMs),
          revokeReason: '单位名称写错了',
        });
    }
  }
}
