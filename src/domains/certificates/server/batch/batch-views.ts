import { toInstant } from '#platform/contract/instants.ts';
import type { CertificateBatch } from '../../contract/certificate-batches.contract.ts';
import { type wishStateLabels, wishStates } from '../../contract/certificate-batches.words.ts';
import type { CertificateFields } from '../../contract/certificates.contract.ts';
import type { CertificatePurpose } from '../../contract/certificates.words.ts';
import type { BatchRow } from './batches.queries.ts';

/** What was asked for, as both sides read it. */
export const askedView = (row: Omit<BatchRow, 'counts' | 'displayName'>) => ({
  batchId: row.id,
  fromOn: row.fromOn,
  toOn: row.toOn,
  grades: row.grades,
  fields: row.fields as CertificateFields,
  purpose: row.purpose as CertificatePurpose,
  recipient: row.recipient,
  reason: row.reason,
  askedAt: toInstant(row.askedAt),
  lapsesAt: toInstant(row.lapsesAt),
});

export const batchView = (row: BatchRow): CertificateBatch => ({
  ...askedView(row),
  state: row.state,
  askedBy: row.displayName,
  counts: Object.fromEntries(wishStates.map((state) => [state, Number(row.counts?.[state] ?? 0)])) as Record<
    keyof typeof wishStateLabels,
    number
  >,
});
