import type { Generated } from 'kysely';

/** Table that the awards room writes; columns are described in the migration. */
export type RecordEntriesTable = {
  id: number;
  kind: 'training' | 'award';
  volunteerId: number;
  teamId: number | null;
  batchId: number;
  title: string;
  grantor: string;
  heldOn: string;
  content: string;
  place: string;
  halfHours: number | null;
  score: number | null;
  validUntil: string | null;
  level: 'national' | 'province' | 'city' | 'county' | 'street' | 'team' | null;
  state: 'valid' | 'withdrawn';
  reason: string | null;
  enteredBy: number;
  createdAt: Date;
  updatedAt: Date;
  objection: string | null;
  objectedAt: Date | null;
  answer: string | null;
  answeredAt: Date | null;
  version: Generated<number>;
};
