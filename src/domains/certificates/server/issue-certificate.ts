import { randomInt } from 'node:crypto';
import type { LedgerField } from '#domains/ledger/contract/ledger-line.rules.ts';
import { proofLimit } from '#domains/ledger/contract/verify-proof.rules.ts';
import { proveHours } from '#domains/ledger/server/index.ts';
import { readSite } from '#domains/site/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { certificateNumber } from '../contract/certificate-number.rules.ts';
import type * as contract from '../contract/certificates.contract.ts';
import type { CertificateFields } from '../contract/certificates.contract.ts';
import { centreArea, effectiveHours, findByRequestKey, holderOf } from './certificates.queries.ts';
import {
  endCertificate,
  insertCertificate,
  lockOwnCertificate,
  lockVolunteer,
  nextSerial,
} from './certificates.store.ts';
import { chooseHours, mostHours } from './choose-hours.rules.ts';

const always: readonly LedgerField[] = [
  'hourNo',
  'day',
  'minutes',
  'activity',
  'category',
  'team',
  'grade',
  'source',
  'about',
];
const nameFields = { full: ['name'], masked: ['maskedName'], none: [] } as const satisfies Record<
  CertificateFields['name'],
  readonly LedgerField[]
>;

/** Fields of a record that its holder opens; without the fixed ones nothing can be verified. */
const openedBy = ({ name, volunteerNo, times, district }: CertificateFields): LedgerField[] => [
  ...nameFields[name],
  ...(volunteerNo ? (['volunteerNo'] as const) : []),
  ...always,
  ...(times ? (['start', 'end'] as const) : []),
  ...(district ? (['district'] as const) : []),
];

const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const checkCode = (): string =>
  Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/**
 * Freezes what its holder chose, with the proof that everybody can check. The same request twice is one certificate.
 * @throws Refusal nothing, tooMany, notLatest; NotFound for a certificate to replace that is not the caller's
 */
export const issueCertificate: UseCase<typeof contract.issueCertificate, { publicUrl: string }> = async (
  act,
  request,
  { publicUrl },
) => {
  const { volunteerId } = act.caller;
  const { requestKey, fromOn, toOn, fields, replaces } = request;
  await lockVolunteer(act.sql, volunteerId);
  const before = await findByRequestKey(act.sql, volunteerId, requestKey);
  if (before) {
    await act.audit({
      targetType: 'certificate',
      targetId: before.id,
      detail: { certNo: before.certNo, isRepeated: true },
    });
    return { certificateId: before.id, certNo: before.certNo };
  }
  const replaced =
    replaces === undefined ? undefined : await lockOwnCertificate(act.sql, volunteerId, replaces);
  if (replaces !== undefined && !replaced) throw new NotFound('没有这份证书');
  const hours = await effectiveHours(act.sql, { volunteerId, fromOn, toOn, limit: mostHours });
  const { chosen, totalMinutes } = chooseHours(hours, request);
  if (chosen.length === 0 || totalMinutes <= 0) throw act.refuse('nothing');
  if (chosen.length > proofLimit || hours.length === mostHours) throw act.refuse('tooMany');
  if (totalMinutes !== request.seenMinutes) throw act.refuse('notLatest');
  const hourIds = chosen.map(({ id }) => id);
  const proof = await proveHours(act, { hourIds, fields: openedBy(fields), site: publicUrl });
  if (!proof) throw act.refuse('notLatest');
  const { certificateId, certNo } = await keep(act, request, {
    chosen,
    totalMinutes,
    proof: JSON.stringify(proof),
  });
  if (replaced?.status === 'issued')
    await endCertificate(act.sql, replaced.id, { at: act.now, replacedBy: certificateId });
  await act.audit({
    targetType: 'certificate',
    targetId: certificateId,
    detail: {
      certNo,
      itemCount: chosen.length,
      totalMinutes,
      ...(replaced && { replaces: replaced.certNo }),
    },
  });
  return { certificateId, certNo };
};

type Chosen = { chosen: readonly { id: number }[]; totalMinutes: number; proof: string };

/** Gives the certificate its number and keeps it with everything that stands on the paper. */
async function keep(
  { sql, now, caller: { volunteerId } }: Pick<Act<VolunteerCaller>, 'sql' | 'now' | 'caller'>,
  request: RequestIn<typeof contract.issueCertificate>,
  { chosen, totalMinutes, proof }: Chosen,
): Promise<{ certificateId: number; certNo: string }> {
  const site = await readSite(sql);
  const { name: holderName } = await holderOf(sql, volunteerId);
  const day = toDay(now);
  const certNo = certificateNumber({ area: await centreArea(sql), day, serial: await nextSerial(sql, day) });
  const certificateId = await insertCertificate(sql, {
    certNo,
    volunteerId,
    requestKey: request.requestKey,
    fromOn: request.fromOn,
    toOn: request.toOn,
    categories: request.categories.length > 0 ? request.categories : null,
    grades: request.grades === 'all' ? ['A', 'B', 'C', 'D'] : ['A', 'B'],
    fields: JSON.stringify(request.fields),
    purpose: request.purpose,
    recipient: request.recipient,
    englishName: request.englishName,
    hourIds: chosen.map(({ id }) => id),
    itemCount: chosen.length,
    totalMinutes,
    proof,
    issuer: JSON.stringify({
      unit: site.undertaker || site.title,
      leader: site.issuerLeader,
      handler: site.issuerHandler,
      phone: site.phone,
      title: site.title,
    }),
    holderName,
    checkCode: checkCode(),
    status: 'issued',
    replacedBy: null,
    revokeReason: null,
    issuedAt: now,
    endedAt: null,
  });
  return { certificateId, certNo };
}
