import type { Generated } from 'kysely';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';

/** Tables that the jobs room writes; columns are described in the migration. */
export type DispatchesTable = {
  id: number;
  needId: number;
  mode: 'assign' | 'pool';
  ranked: JsonColumn;
  leftOut: JsonColumn;
  choiceReason: 'named' | 'continued' | 'firstDeclined' | 'other' | null;
  choiceNote: Generated<string>;
  byId: number;
  at: Date;
  dueAt: Date;
  endedAt: Date | null;
  outcome: 'taken' | 'refused' | 'lapsed' | 'takenBack' | 'cancelled' | null;
};

export type JobsTable = {
  id: number;
  jobNo: string;
  kind: 'dispatch' | 'directive' | 'standing' | 'micro';
  status:
    | 'draft'
    | 'issued'
    | 'accepted'
    | 'assigning'
    | 'inProgress'
    | 'submitted'
    | 'done'
    | 'declined'
    | 'expired'
    | 'withdrawn'
    | 'open'
    | 'full'
    | 'paused'
    | 'ended';
  title: string;
  content: string;
  category: string;
  needId: number | null;
  dispatchId: number | null;
  activityId: number | null;
  activityToldAt: Generated<Date | null>;
  teamId: number | null;
  organisationId: number;
  issuerId: number | null;
  area: string;
  address: Generated<string>;
  planStart: Date;
  planEnd: Date;
  peopleNeeded: number;
  riskNotice: Generated<string>;
  score: number | null;
  scoreParts: NullableJsonColumn;
  wasClaimed: Generated<boolean>;
  issuedAt: Date;
  acceptDueAt: Date | null;
  answeredAt: Date | null;
  contactDueAt: Date | null;
  contactedAt: Date | null;
  finishDueAt: Date | null;
  expiringToldAt: Date | null;
  /** The clock that ran out while the team works, kept by background work. */
  lateClock: Generated<'contact' | 'finish' | null>;
  visitStart: Date | null;
  visitEnd: Date | null;
  visitStatus: 'proposed' | 'agreed' | 'refused' | null;
  visitNote: Generated<string>;
  resultCode: 'solved' | 'partly' | 'unsolved' | 'unreachable' | 'notNeeded' | null;
  resultText: string | null;
  submittedAt: Date | null;
  reason: string | null;
  note: Generated<string>;
  endedAt: Date | null;
  /** Of a 随手志愿: the minutes that each piece counts. */
  pieceMinutes: Generated<number | null>;
  /** Of a duty: the standing post and the slot that it is of. */
  parentJobId: Generated<number | null>;
  slotId: Generated<number | null>;
  /** Of a standing post. */
  trialVisits: Generated<number | null>;
  leastWeeks: Generated<number | null>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};

/** One state that a job came into. */
export type JobStepsTable = {
  id: Generated<number>;
  jobId: number;
  status: JobsTable['status'];
  at: Date;
  byKind: 'requester' | 'staff' | 'team' | 'volunteer' | 'system';
  byId: number | null;
  reason: string | null;
  note: Generated<string>;
};

/** One person of a team on one job. */
export type JobAssignmentsTable = {
  id: number;
  jobId: number;
  volunteerId: number;
  status:
    | 'offered'
    | 'accepted'
    | 'working'
    | 'reported'
    | 'declined'
    | 'expired'
    | 'handedBack'
    | 'withdrawn';
  offeredAt: Date;
  answerDueAt: Date;
  answeredAt: Date | null;
  inAt: Date | null;
  outAt: Date | null;
  minutes: number | null;
  fixReason: string | null;
  hasWaited: Generated<boolean>;
  outcome: 'done' | 'again' | 'cannot' | null;
  reportText: string | null;
  reportedAt: Date | null;
  photoCount: Generated<number>;
  photoConsent: Generated<'noFaces' | 'agreed' | null>;
  reason: string | null;
  note: Generated<string>;
  endedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};

/** What a team can do in one category. */
export type TeamReachTable = {
  category: string;
  teamId: number;
  peopleCount: number;
  doneCount: number;
  computedAt: Date;
};

export type DispatchSettingsTable = {
  id: number;
  weights: JsonColumn;
  openJobs: number;
  reachMetres: number;
  version: Generated<number>;
  updatedAt: Date;
};

export type MicroPartsTable = {
  id: number;
  jobId: number;
  volunteerId: number;
  status: 'accepted' | 'reported' | 'verified' | 'handedBack' | 'expired';
  claimedAt: Date;
  reportDueAt: Date;
  reportText: string | null;
  photoConsent: 'noFaces' | 'agreed' | null;
  doneAt: Date | null;
  reportedAt: Date | null;
  said: Generated<string>;
  decidedBy: number | null;
  decidedAt: Date | null;
  endedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};

/** One weekly slot of a standing post (常设岗位). */
export type PostSlotsTable = {
  id: number;
  jobId: number;
  weekday: number;
  starts: string;
  ends: string;
  places: number;
};

/** Somebody's place in a standing post. */
export type PostPeopleTable = {
  id: number;
  jobId: number;
  slotId: number;
  volunteerId: number;
  status: 'applied' | 'trial' | 'regular' | 'declined' | 'left' | 'removed' | 'ended';
  words: Generated<string>;
  appliedAt: Date;
  decidedBy: number | null;
  decidedAt: Date | null;
  said: Generated<string>;
  leavesAt: Date | null;
  endedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};
