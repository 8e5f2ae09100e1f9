import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { CertificateFields, CertificateRow } from '../contract/certificates.contract.ts';
import {
  type CertificatePurpose,
  type CertificateState,
  verifyPath,
} from '../contract/certificates.words.ts';
import type { CertificateRowRead } from './certificates.queries.ts';

/** 待替换 is told of a certificate that stands and has a record in it which was adjusted or voided since. */
export const stateOf = ({
  status,
  changedCount,
}: Pick<CertificateRowRead, 'status' | 'changedCount'>): CertificateState =>
  status === 'issued' ? (Number(changedCount) > 0 ? 'outdated' : 'valid') : status;

/** Whether its holder wanted the whole number of the document on the paper. */
export const printsWholeId = ({ fields }: { fields: unknown }): boolean =>
  (fields as CertificateFields).idWhole === true;

/** What the QR code opens: number and code behind `#`, which no server and no log sees. */
export const verifyUrlOf = (
  publicUrl: string,
  { certNo, checkCode }: { certNo: string; checkCode: string },
) => `${publicUrl}${verifyPath}#${certNo}.${checkCode}`;

export const certificateView = (row: CertificateRowRead, publicUrl: string): CertificateRow => ({
  certificateId: row.id,
  certNo: row.certNo,
  state: stateOf(row),
  fromOn: row.fromOn,
  toOn: row.toOn,
  purpose: row.purpose as CertificatePurpose,
  recipient: row.recipient,
  itemCount: row.itemCount,
  totalMinutes: row.totalMinutes,
  star: row.star as CertificateRow['star'],
  changedCount: Number(row.changedCount),
  issuedAt: toInstant(row.issuedAt),
  endedAt: toInstantOrNull(row.endedAt),
  revokeReason: row.revokeReason,
  replacedByNo: row.replacedByNo,
  hasWholeId: printsWholeId(row),
  verifyUrl: verifyUrlOf(publicUrl, row),
});
