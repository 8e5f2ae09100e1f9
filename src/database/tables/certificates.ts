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
