import type { Generated } from 'kysely';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';

/** Tables that the certificates room writes; columns are described in the migration. */
export type CertificatesTable = {
  id: Generated<number>;
  certNo: string;
  requestKey: string;
  volunteerId: number;
  fromOn: string;
  toOn: string;
  categories: string[] | null;
  grades: string[];
  fields: JsonColumn;
  purpose: string;
  recipient: string;
  englishName: string;
  hourIds: number[];
  itemCount: number;
  totalMinutes: number;
  proof: string;
  issuer: JsonColumn;
  holderName: string;
  checkCode: string;
  status: 'issued' | 'replaced' | 'revoked';
  replacedBy: number | null;
  revokeReason: string | null;
  issuedAt: Date;
  endedAt: Date | null;
  starId: Generated<number | null>;
  star: NullableJsonColumn;
  sealId: Generated<number | null>;
  holderId: Generated<string>;
};

export type IssuerSealsTable = {
  id: number;
  png: Buffer;
  sha256: string;
  uploadedBy: number;
  uploadedAt: Date;
  endedBy: number | null;
  endedAt: Date | null;
};

export type CertificateDaysTable = { day: string; last: number };

export type CertificateBatchesTable = {
  id: number;
  recipient: string;
  reason: string;
  fromOn: string;
  toOn: string;
  grades: 'proven' | 'all';
  fields: JsonColumn;
  purpose: string;
  askedBy: number;
  scopePath: string | null;
  askedAt: Date;
  lapsesAt: Date;
  state: 'asking' | 'making' | 'made' | 'cancelled';
  endedAt: Date | null;
};

export type CertificateWishesTable = {
  batchId: number;
  volunteerId: number;
  place: number;
  state: 'asked' | 'agreed' | 'declined' | 'made' | 'empty' | 'lapsed' | 'cancelled';
  answeredAt: Date | null;
  certificateId: number | null;
};
