import type { Generated } from 'kysely';

/** Tables that the awards room writes; columns are described in the migration. */
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
  qualification: Generated<string | null>;
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

export type StarLevelsTable = { level: number; minMinutes: number; needsCity: boolean };

export type StarAwardsTable = {
  id: number;
  volunteerId: number;
  level: number;
  state: 'candidate' | 'held' | 'publicity' | 'objected' | 'awarded' | 'withdrawn';
  countedAt: Date;
  countedMinutes: number;
  countedRecords: number;
  askedMinutes: number;
  reason: Generated<string | null>;
  firstConfirmedBy: Generated<number | null>;
  firstConfirmedAt: Generated<Date | null>;
  firstLeads: Generated<boolean | null>;
  confirmedBy: Generated<number | null>;
  confirmedAt: Generated<Date | null>;
  publicityEndsAt: Generated<Date | null>;
  objection: Generated<string | null>;
  objectorId: Generated<number | null>;
  objectedAt: Generated<Date | null>;
  answer: Generated<string | null>;
  answeredBy: Generated<number | null>;
  answeredAt: Generated<Date | null>;
  awardedAt: Generated<Date | null>;
  awardedMinutes: Generated<number | null>;
  shortSince: Generated<Date | null>;
  keptMinutes: Generated<number | null>;
  version: Generated<number>;
};

export type StarNightsTable = { night: string; afterId: Generated<number>; finishedAt: Date | null };
