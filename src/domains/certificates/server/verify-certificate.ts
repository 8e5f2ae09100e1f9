import { timingSafeEqual } from 'node:crypto';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { isCertificateNumber } from '../contract/certificate-number.rules.ts';
import type * as contract from '../contract/certificates.contract.ts';
import type { VerifiedCertificate } from '../contract/certificates.contract.ts';
import { stateOf } from './certificate-views.ts';
import { findByNumber } from './certificates.queries.ts';

/** What whoever was handed a number, or number and code, may read of it. Unknown and wrong are one answer. */
export const verifyCertificate: UseCase<typeof contract.verifyCertificate> = async (
  { sql },
  { certNo, code },
) => {
  const row = isCertificateNumber(certNo) ? await findByNumber(sql, certNo) : undefined;
  if (!row || (code !== undefined && !isSameCode(code, row.checkCode))) return { found: null };
  const { unit } = row.issuer as { unit: string };
  return {
    found: {
      certNo,
      state: stateOf(row),
      holder: maskName(row.holderName),
      fromOn: row.fromOn,
      toOn: row.toOn,
      itemCount: row.itemCount,
      totalMinutes: row.totalMinutes,
      star: row.star as VerifiedCertificate['star'],
      issuer: unit,
      issuedAt: toInstant(row.issuedAt),
      endedAt: toInstantOrNull(row.endedAt),
      // What was taken back is told as such and opened no more; of whoever closed the account nothing is left to open.
      proof: code !== undefined && row.status !== 'revoked' && row.proof !== '' ? row.proof : null,
    },
  };
};

const isSameCode = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
