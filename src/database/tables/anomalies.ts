import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables that the anomalies room writes; columns are described in the migration. */
export type AnomalyFlagsTable = {
  id: Generated<number>;
  rule: 'sharedDevice' | 'burst' | 'travel' | 'sameTimes' | 'reusedProof' | 'night' | 'entryShare';
  subject: string;
  activityId: number | null;
  teamId: number;
  organisationId: number;
  title: string;
  volunteerIds: number[];
  /** `AnomalyFacts` of the anomalies room. */
  facts: JsonColumn;
  happenedAt: Date;
  foundAt: Date;
  status: Generated<'pending' | 'asking' | 'upheld' | 'unfounded'>;
  cause: Generated<'proxy' | 'notThere' | 'leaderActed' | 'sharedIsNormal' | 'other' | null>;
  note: Generated<string>;
  decidedBy: Generated<number | null>;
  decidedAt: Generated<Date | null>;
  version: Generated<number>;
};

/** One row a shift that the rules have looked at. */
export type AnomalyChecksTable = { shiftId: number; checkedAt: Date };
