import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables that the signups room writes; columns are described in the migration. */
export type SignUpsTable = {
  id: number;
  activityId: number;
  shiftId: number;
  volunteerId: number;
  startsAt: Date;
  endsAt: Date;
  status:
    | 'pending'
    | 'confirmed'
    | 'waitlisted'
    | 'offered'
    | 'rejected'
    | 'withdrawn'
    | 'lapsed'
    | 'declined'
    | 'cancelled'
    | 'swapped'
    | 'removed'
    | 'void';
  source: Generated<'self' | 'waitlist' | 'team' | 'walkIn' | 'swap'>;
  note: Generated<string>;
  answers: JsonColumn;
  /** Who comes along, by name. */
  companions: JsonColumn;
  /** Places that it takes while it holds any: its own and those of the companions. */
  partySize: GeneratedAlways<number>;
  statusReason: string | null;
  decidedBy: number | null;
  decidedAt: Date | null;
  queuedAt: Date | null;
  offerExpiresAt: Date | null;
  riskVersion: number;
  riskAcknowledgedAt: Date;
  cancelledAt: Date | null;
  cancelCode: 'illness' | 'family' | 'work' | 'weather' | 'traffic' | 'other' | null;
  isLateCancel: Generated<boolean>;
  clientRequestId: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

export type CreditEventsTable = {
  id: Generated<number>;
  volunteerId: number;
  kind: 'lateCancel' | 'noShow';
  points: number;
  signUpId: number;
  status: Generated<'active' | 'appealed' | 'cancelled' | 'expired'>;
  appealText: string | null;
  appealedAt: Generated<Date | null>;
  appealDueAt: Generated<Date | null>;
  decidedAt: Generated<Date | null>;
  decidedBy: Generated<number | null>;
  decision: Generated<string | null>;
  version: Generated<number>;
  createdAt: Generated<Date>;
  expiresAt: Date;
};

export type CalendarFeedsTable = {
  volunteerId: number;
  tokenHash: string;
  createdAt: Date;
};

/** Whether a changed activity still suits somebody who has a place; one question for a sign-up. */
export type ReconfirmationsTable = {
  signUpId: number;
  changeId: number;
  askedAt: Date;
  expiresAt: Date;
  answer: 'keep' | 'leave' | null;
  answeredAt: Date | null;
  /** When the person was told that the time to answer is over. */
  toldAt: Generated<Date | null>;
};

/** What a team wrote about (note) or to (message) a person who signed up with it. */
export type PersonNotesTable = {
  id: Generated<number>;
  kind: 'note' | 'message';
  teamId: number;
  volunteerId: number;
  signUpId: number;
  body: string;
  authorId: number;
  authorName: string;
  createdAt: Date;
};

/** Somebody who cannot come asks others to take the shift over. */
export type CoverRequestsTable = {
  id: Generated<number>;
  signUpId: number;
  activityId: number;
  shiftId: number;
  askerId: number;
  reason: string;
  status: Generated<'open' | 'awaiting' | 'done' | 'withdrawn' | 'lapsed'>;
  groupNo: Generated<number>;
  nextGroupAt: Date | null;
  takerId: number | null;
  takenAt: Date | null;
  riskVersion: number | null;
  takerSignUpId: number | null;
  decidedBy: number | null;
  endedAt: Date | null;
  createdAt: Date;
};

/** Wrong codes of one person for an activity that recruits by code, from the first of a window. */
export type SignUpCodeFailuresTable = {
  activityId: number;
  volunteerId: number;
  failures: number;
  windowStartedAt: Date;
};

export type CoverAsksTable = {
  requestId: number;
  volunteerId: number;
  groupNo: number;
  askedAt: Date;
  answer: 'no' | 'refused' | null;
};
