import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables that the anomalies room writes; columns are described in the migration. */
export type AnomalyFlagsTable = {
  id: Generated<number>;
  rule:
    | 'sharedDevice'
    | 'burst'
    | 'travel'
    | 'sameTimes'
    | 'reusedProof'
    | 'night'
    | 'entryShare'
    | 'alikeTexts'
    | 'newDevice';
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

/** The random draw of one week of effective records. */
export type SpotDrawsTable = {
  week: string;
  seedDay: string;
  seed: string;
  hourCount: number;
  drawnCount: number;
  drawnAt: Date;
};

/** A record that was drawn, and what a look at it found. */
export type SpotChecksTable = {
  hourId: number;
  week: string;
  status: Generated<'open' | 'agrees' | 'differs' | 'unclear'>;
  note: Generated<string>;
  byId: Generated<number | null>;
  at: Generated<Date | null>;
};
