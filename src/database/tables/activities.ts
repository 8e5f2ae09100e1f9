import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';

/** Tables that the activities room writes; columns are described in the migration. */
export type ActivitiesTable = {
  id: Generated<number>;
  activityNo: string;
  teamId: number;
  organisationId: number;
  title: string;
  summary: Generated<string>;
  /** What a reader sees of the text, without markup. */
  content: Generated<string>;
  /** The text as it is drawn; empty for what was written before there was rich text. */
  contentHtml: Generated<string>;
  category: string;
  nationalCodes: Generated<string[]>;
  serviceObjects: Generated<string[]>;
  guarantees: Generated<string[]>;
  requirements: Generated<string[]>;
  preparations: Generated<string[]>;
  area: string | null;
  placeName: Generated<string>;
  address: Generated<string>;
  placeNote: Generated<string>;
  lng: number | null;
  lat: number | null;
  checkInRadiusM: Generated<number>;
  placePolicy: Generated<'none' | 'hint' | 'required'>;
  startsAt: Date | null;
  endsAt: Date | null;
  signUpOpensAt: Date | null;
  signUpClosesAt: Date | null;
  /** Sign-up to a shift closes so many hours before it, unless the shift has its own. */
  shiftClosesHours: Generated<number>;
  /** The first and the last closing of its shifts; null until a form was saved since they are kept. */
  firstClosesAt: Date | null;
  lastClosesAt: Date | null;
  /** At which times of day it has a shift: 1 morning, 2 afternoon, 4 evening, added up. Kept by the database. */
  dayParts: Generated<number>;
  recruitScope: Generated<'public' | 'members' | 'teams' | 'code'>;
  /** Teams whose members it takes, with `teams`. */
  recruitTeams: Generated<number[]>;
  /** Companions that each person may bring, 0 to 5. */
  companionsMax: Generated<number>;
  /** Four to six digits with `code`; never shown to who signs up. */
  recruitCode: Generated<string>;
  signUpMode: Generated<'firstCome' | 'review'>;
  waitlistMode: Generated<'off' | 'auto' | 'offer' | 'manual'>;
  cancelDeadlineHours: Generated<number>;
  minAge: number | null;
  maxAge: number | null;
  minMinutes: Generated<number>;
  minorPolicy: Generated<'none' | 'consent' | 'accompanied'>;
  riskLevel: Generated<'low' | 'medium' | 'high'>;
  riskNotice: Generated<string>;
  riskVersion: Generated<number>;
  insurer: Generated<string>;
  policyNo: Generated<string>;
  subsidy: Generated<string>;
  weatherPolicy: Generated<string>;
  contactName: Generated<string>;
  contactPhone: Generated<string>;
  isContactPublic: Generated<boolean>;
  beneficiaryPlanned: Generated<number>;
  beneficiaryActual: number | null;
  cover: NullableJsonColumn;
  /** Up to nine pictures in their order, with their words. */
  pictures: JsonColumn;
  questions: JsonColumn;
  /** Posts with words or conditions of their own. */
  posts: JsonColumn;
  /** Rows of the form that are no shifts yet, with their places in it; only while it is written. */
  unfitShifts: JsonColumn;
  capacity: Generated<number>;
  takenCount: Generated<number>;
  /** No place is left; changes seldom, where the count changes with every sign-up. */
  isFull: GeneratedAlways<boolean>;
  status: Generated<
    | 'draft'
    | 'pending'
    | 'published'
    | 'returned'
    | 'cancelled'
    | 'suspended'
    | 'settling'
    | 'publicity'
    | 'closed'
  >;
  reviewNote: string | null;
  /** Warnings of the publish linter when it was submitted. */
  warnCount: Generated<number>;
  /** Why the team asks the centre to let findings through; empty once it is published. */
  releaseGround: Generated<string>;
  /** Findings that waited for the centre's release when it was submitted. */
  releaseCount: Generated<number>;
  submittedAt: Date | null;
  reviewedAt: Date | null;
  reviewedBy: number | null;
  publishedAt: Date | null;
  cancelReason: string | null;
  settleSummary: string | null;
  settledAt: Date | null;
  closedAt: Date | null;
  version: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

/** A finding that the centre let through, bound to the linter's code and the words it named. */
export type ActivityReleasesTable = {
  activityId: number;
  code: string;
  words: string;
  ground: string;
  reason: string;
  releasedAt: Date;
  releasedBy: number;
};

/** A material change of a published activity, decided or waiting. */
export type ActivityChangesTable = {
  id: Generated<number>;
  activityId: number;
  form: JsonColumn;
  fields: string[];
  differences: JsonColumn;
  /** Shifts whose people are asked again; null for all. */
  askedShiftIds: number[] | null;
  status: Generated<'pending' | 'passed' | 'returned' | 'withdrawn'>;
  submittedAt: Date;
  decidedAt: Date | null;
  decidedBy: number | null;
  note: string | null;
};

/** Members of the team who run the activity's day (领队). */
export type ActivityLeadersTable = {
  activityId: number;
  volunteerId: number;
  appointedAt: Date;
  appointedBy: number;
};

/** Files that an activity holds: shown by what is stored of it, or only by a change that waits. */
export type ActivityFilesTable = {
  activityId: number;
  fileId: number;
  isShown: boolean;
};

export type ActivitySearchTable = {
  activityId: number;
  tokens: string;
};

export type ShiftsTable = {
  id: Generated<number>;
  activityId: number;
  postName: string;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: Generated<number>;
  capacity: number;
  minNeeded: Generated<number>;
  /** Null: as the activity says. */
  closesHours: number | null;
  /** Null: at the start. */
  closesAt: Date | null;
  takenCount: Generated<number>;
  /** No place is left; changes seldom, where the count changes with every sign-up. */
  isFull: GeneratedAlways<boolean>;
  waitCount: Generated<number>;
  status: Generated<'open' | 'closed' | 'cancelled'>;
  sort: Generated<number>;
};

/** An activity that was held and never published (补录): no activity until the centre passes it. */
export type ActivityMakeupsTable = {
  id: number;
  makeupNo: string;
  teamId: number;
  organisationId: number;
  title: string;
  category: string | null;
  area: string | null;
  placeName: string;
  content: string;
  servedOn: string | null;
  fromTime: string;
  toTime: string;
  /** Where day and both times are there. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Why it was not published before. */
  reason: string;
  witnessName: string;
  witnessMobileTail: string;
  state: Generated<'draft' | 'pending' | 'returned' | 'refused' | 'passed'>;
  submittedAt: Date | null;
  submittedBy: number | null;
  decidedAt: Date | null;
  decidedBy: number | null;
  note: string | null;
  /** The activity that it became. */
  activityId: number | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};

/** Who served in it, from when until when of that day. */
export type ActivityMakeupPeopleTable = {
  makeupId: number;
  volunteerId: number;
  sort: number;
  fromTime: string;
  toTime: string;
  minutes: number;
  /** Read from a spreadsheet, not chosen one by one. */
  isFromSheet: Generated<boolean>;
};
