import { alwaysOpened, type LedgerField, openedName } from '#domains/ledger/contract/ledger-line.rules.ts';
import type { ProvenStar } from '#domains/ledger/contract/verify-proof.rules.ts';
import { proveHours } from '#domains/ledger/server/index.ts';
import type { SiteTexts } from '#domains/site/contract/site.words.ts';
import { readSite } from '#domains/site/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import { certificateNumber } from '../contract/certificate-number.rules.ts';
import type * as contract from '../contract/certificates.contract.ts';
import type { CertificateFields } from '../contract/certificates.contract.ts';
import { centreArea, holderOf } from './certificates.queries.ts';
import type { Issuer } from './paper/paper.rules.ts';
import { sealIdInForce } from './seal/seals.queries.ts';
import { insertCertificate, nextSerial } from './certificates.store.ts';

/** Fields of a record that its holder opens; without the fixed ones nothing can be verified. */
const openedBy = ({ name, volunteerNo, times, district }: CertificateFields): LedgerField[] => [
  ...openedName[name],
  ...(volunteerNo ? (['volunteerNo'] as const) : []),
  ...alwaysOpened,
  ...(times ? (['start', 'end'] as const) : []),
  ...(district ? (['district'] as const) : []),
];

type Wish = Omit<RequestIn<typeof contract.issueCertificate>, 'seenMinutes' | 'replaces' | 'fields'> & {
  fields: CertificateFields;
  volunteerId: number;
  /** Records that it lists, in the order of the table. */
  chosen: readonly { id: number; minutes: number }[];
  publicUrl: string;
  code: string;
  /** Kind and last four signs of the verified document, where its holder wants them on the paper. */
  holderId?: string;
  /** What a star certificate stands for. */
  star?: ProvenStar & { starId: number };
};

/** What a certificate says of its issuer, as the site names it. */
export const issuerOf = (site: SiteTexts): Issuer => ({
  unit: site.undertaker || site.title,
  leader: site.issuerLeader,
  handler: site.issuerHandler,
  phone: site.phone,
  title: site.title,
});

/** Proves the chosen records, gives the certificate its number, and keeps everything that stands on the paper. Undefined when one of them is under no daily root. */
export async function keepCertificate(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  wish: Wish,
): Promise<{ certificateId: number; certNo: string } | undefined> {
  const { volunteerId, chosen } = wish;
  const hourIds = chosen.map(({ id }) => id);
  const proven = await proveHours({ sql }, { hourIds, fields: openedBy(wish.fields), site: wish.publicUrl });
  if (!proven) return undefined;
  const { starId = null, ...star } = wish.star ?? {};
  const proof = wish.star ? { ...proven, star } : proven;
  const site = await readSite(sql);
  const { name: holderName } = await holderOf(sql, volunteerId);
  const day = toDay(now);
  const certNo = certificateNumber({ area: await centreArea(sql), day, serial: await nextSerial(sql, day) });
  const certificateId = await insertCertificate(sql, {
    certNo,
    volunteerId,
    requestKey: wish.requestKey,
    fromOn: wish.fromOn,
    toOn: wish.toOn,
    categories: wish.categories.length > 0 ? wish.categories : null,
    grades: wish.grades === 'all' ? ['A', 'B', 'C', 'D'] : ['A', 'B'],
    fields: JSON.stringify(wish.fields),
    purpose: wish.purpose,
    recipient: wish.recipient,
    englishName: wish.englishName,
    hourIds,
    itemCount: chosen.length,
    totalMinutes: chosen.reduce((total, { minutes }) => total + minutes, 0),
    proof: JSON.stringify(proof),
    issuer: JSON.stringify(issuerOf(site)),
    sealId: await sealIdInForce(sql),
    holderName,
    holderId: wish.holderId ?? '',
    checkCode: wish.code,
    status: 'issued',
    replacedBy: null,
    revokeReason: null,
    issuedAt: now,
    endedAt: null,
    starId,
    star: wish.star ? JSON.stringify(star) : null,
  });
  return { certificateId, certNo };
}
