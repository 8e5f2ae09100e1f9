import { loadStars } from './load-stars.ts';
import { createHash } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import {
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

/** What hours earn: stars, and certificates of volunteers with a long history, by the product's own rules, under the root of last night. */
export async function loadCertificates(database: Database, city: City): Promise<void> {
  await loadStars(database, city);
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
      const digest = createHash('sha256').update(`demo certificate ${volunteerId} ${at}`).digest('hex');
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
          fields: { name: 'full', volunteerNo: true, times: true, district: false },
          requestKey: `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
          publicUrl: 'http://localhost:3000',
          code: digest.slice(32, 38).toUpperCase().replaceAll('0', '8').replaceAll('1', '7'),
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
