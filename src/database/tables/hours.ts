import type { Generated, GeneratedAlways } from 'kysely';

/** Tables that the hours room writes; columns are described in the migration. */
export type ServiceHoursTable = {
  id: number;
  hourNo: string;
  volunteerId: number;
  teamId: number;
  /** With `shiftId` where it comes from an activity; else null, and `assignmentId` tells the visit of a job. */
  activityId: number | null;
  shiftId: number | null;
  assignmentId: Generated<number | null>;
  /** The person's own claim (个人申请) that it comes from, else null. */
  claimId: Generated<number | null>;
  /** What counts as one service: the activity, the visit, or the claim. */
  serviceKey: GeneratedAlways<number>;
  participationId: number | null;
  /** Of a visit a neutral title by its category: never the need's own words. */
  activityTitle: string;
  place: string;
  postName: string;
  serviceOn: string;
  startsAt: Date;
  endsAt: Date;
  calculatedMinutes: number;
  minutes: number;
  source: 'attendance' | 'teamEntry' | 'reversal' | 'correction' | 'jobReport' | 'ownClaim';
  evidenceGrade: 'A' | 'B' | 'C' | 'D';
  status:
    | 'calculated'
    | 'submitted'
    | 'confirmed'
    | 'publicity'
    | 'disputed'
    | 'effective'
    | 'rejected'
    | 'voided';
  reason: string | null;
  decisionNote: Generated<string | null>;
  enteredBy: number | null;
  confirmedBy: number | null;
  approvedBy: number | null;
  confirmedAt: Date | null;
  publicityStartsAt: Date | null;
  publicityEndsAt: Date | null;
  effectiveAt: Date | null;
  objection: string | null;
  objectorId: number | null;
  objectionAnswer: string | null;
  objectedAt: Generated<Date | null>;
  reversalOf: number | null;
  /** Of a `correction`: the record whose minutes it adds to or takes from. */
  adjustOf: number | null;
  decidedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

/** View: what readers need to know of the origin of a record: an activity, a job or a claim. */
export type HourOriginsView = {
  hourId: number;
  jobId: number | null;
  category: string;
  area: string | null;
};

export type HourSamplesTable = {
  id: number;
  reviewerId: number;
  hourIds: number[];
  sampleIds: number[];
  openedIds: Generated<number[]>;
  createdAt: Date;
  usedAt: Date | null;
};

export type HourEntriesTable = {
  hourId: number;
  witnessName: string;
  witnessMobileTail: string;
  answer: Generated<'waiting' | 'confirmed' | 'denied' | 'silent'>;
  answerReason: string | null;
  answerDueAt: Date;
  answeredAt: Date | null;
};

export type HourCorrectionsTable = {
  id: number;
  hourId: number;
  volunteerId: number;
  teamId: number;
  /** Null where the record comes from a job. */
  activityId: number | null;
  cause: 'noCheckOut' | 'checkInFailed' | 'wrongTime' | 'wrongActivity' | 'missing';
  oldMinutes: number;
  wishedMinutes: number;
  /** Times that are asked for; of corrections before them null. */
  wishedStartsAt: Generated<Date | null>;
  wishedEndsAt: Generated<Date | null>;
  text: string;
  state: 'atTeam' | 'refused' | 'atCentre' | 'approved' | 'rejected' | 'withdrawn';
  createdAt: Date;
  dueAt: Date;
  teamOpinion: string | null;
  teamMinutes: number | null;
  answeredBy: number | null;
  answeredAt: Date | null;
  resultHourId: number | null;
  endedAt: Date | null;
  /** Until when the person is asked for material; null while nobody waits for any. */
  awaitsUntil: Generated<Date | null>;
  /** Until when the centre decides; null before it has it. */
  centreDueAt: Generated<Date | null>;
};

export type HourClaimsTable = {
  id: number;
  claimNo: string;
  volunteerId: number;
  teamId: number;
  title: string;
  category: string;
  place: string;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
  text: string;
  witnessName: string;
  witnessMobileTail: string;
  state: 'atTeam' | 'refused' | 'atCentre' | 'withdrawn';
  createdAt: Date;
  dueAt: Date;
  /** Minutes that the team stands for, at most those claimed. */
  teamMinutes: number | null;
  teamOpinion: string | null;
  answeredBy: number | null;
  answeredAt: Date | null;
  updatedAt: Date;
  awaitsUntil: Generated<Date | null>;
  centreDueAt: Generated<Date | null>;
  /** Why it comes more than thirty days after the service; the centre alone decides it then, by two. */
  lateReason: Generated<string | null>;
  /** What the first of the two wrote. */
  firstOpinion: Generated<string | null>;
  firstBy: Generated<number | null>;
  firstAt: Generated<Date | null>;
  /** Whether its record no longer waits; kept by the database. */
  isDecided: Generated<boolean>;
};

/** 请补材料 of a correction or a claim. */
export type HourMaterialAsksTable = {
  id: number;
  correctionId: number | null;
  claimId: number | null;
  side: 'team' | 'centre';
  askedBy: number;
  missing: string;
  askedAt: Date;
  dueAt: Date;
  /** Working days after the day of asking that the clock of who asked had left. */
  leftWorkdays: number;
  state: Generated<'open' | 'answered' | 'lapsed' | 'ended'>;
  answer: Generated<string | null>;
  endedAt: Generated<Date | null>;
};
