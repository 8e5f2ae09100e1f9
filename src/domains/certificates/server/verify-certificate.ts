import { createHash, timingSafeEqual } from 'node:crypto';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import { Unavailable } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { isCertificateNumber } from '../contract/certificate-number.rules.ts';
import type * as contract from '../contract/certificates.contract.ts';
import type { VerifiedCertificate } from '../contract/certificates.contract.ts';
import { stateOf } from './certificate-views.ts';
import { findByNumber, holderOf } from './certificates.queries.ts';
import { papersOf } from './draw-certificate.ts';
import type { IssueTools } from './issue-certificate.ts';

/** What comparing a file with the paper of the site came to. */
export type Compared = { isSamePaper: boolean | null };

/**
 * Draws the paper of a number anew and compares it with the fingerprint of a file: an editor that leaves the proof alone changes this.
 * Nothing is told where there is no such paper any more, or the document on it was withdrawn, or where too many wait to be drawn.
 */
export async function comparePaper(
  { sql }: Pick<ActOf<typeof contract.verifyCertificate>, 'sql'>,
  { certNo, fileHash }: RequestIn<typeof contract.verifyCertificate>,
  site: IssueTools,
): Promise<Compared> {
  const row =
    fileHash !== undefined && isCertificateNumber(certNo) ? await findByNumber(sql, certNo) : undefined;
  if (!row || row.proof === '') return { isSamePaper: null };
  const { volunteerNo } = await holderOf(sql, row.volunteerId);
  const [paper] = await papersOf(sql, [row], { volunteerNo, ...site });
  try {
    const bytes = await paper?.draw();
    return { isSamePaper: bytes ? createHash('sha256').update(bytes).digest('hex') === fileHash : null };
  } catch (error) {
    if (error instanceof Unavailable) return { isSamePaper: null };
    throw error;
  }
}

/** What whoever was handed a number, or number and code, may read of it. Unknown and wrong are one answer. */
export const verifyCertificate: UseCase<typeof contract.verifyCertificate, Compared> = async (
  { sql },
  { certNo, code },
  { isSamePaper },
) => {
  const row = isCertificateNumber(certNo) ? await findByNumber(sql, certNo) : undefined;
  if (!row || (code !== undefined && !isSameCode(code, row.checkCode))) return { found: null };
  const { unit } = row.issuer as { unit: string };
  return {
    found: {
      certNo,
      state: stateOf(row),
      holder: maskName(row.holderName),
      holderId: code !== undefined && row.status !== 'revoked' && row.holderId !== '' ? row.holderId : null,
      fromOn: row.fromOn,
      toOn: row.toOn,
      itemCount: row.itemCount,
      totalMinutes: row.totalMinutes,
      star: row.star as VerifiedCertificate['star'],
      isSamePaper,
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
