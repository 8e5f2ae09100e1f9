import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables that the attendance room writes; columns are described in the migration. */
export type ParticipationsTable = {
  id: number;
  signUpId: number | null;
  activityId: number;
  shiftId: number;
  volunteerId: number;
  /** `expected`: what was recorded was taken back; to every reader as if nobody had been seen yet. */
  status: 'expected' | 'checkedIn' | 'checkedOut' | 'noCheckOut' | 'absent' | 'excused';
  isWalkIn: Generated<boolean>;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
  inMethod: 'rotatingCode' | 'shortCode' | 'volunteerCode' | 'rollCall' | 'fixed' | null;
  outMethod: 'rotatingCode' | 'shortCode' | 'volunteerCode' | 'rollCall' | 'fixed' | null;
  placeResult: Generated<'pass' | 'fail' | 'unknown' | 'notRequired'>;
  distanceM: number | null;
  fixReason: string | null;
  absentReason: string | null;
  volunteerConfirmedAt: Date | null;
  objection: string | null;
  objectedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

export type AttendanceEventsTable = {
  id: number;
  participationId: number;
  /** `undo` took the end back, `undone` the whole: the row is 待签到 again. */
  kind: 'in' | 'out' | 'fix' | 'absent' | 'excused' | 'undo' | 'undone' | 'confirm';
  method: 'rotatingCode' | 'shortCode' | 'volunteerCode' | 'rollCall' | 'fixed';
  at: Date;
  operatorId: number;
  receiptNo: string;
  placeResult: string;
  distanceM: number | null;
  accuracyM: number | null;
  reason: string | null;
  deviceHash: string | null;
  address: string | null;
  /** When the leader tapped it, where it came up later; `at` is the server's. */
  tappedAt: Date | null;
};

/** One row a tap that came up, with what the roll call answered; kept for two days. */
export type AttendanceTapsTable = {
  accountId: number;
  tapId: string;
  /** `RollCallAnswer` of the attendance room. */
  answer: JsonColumn;
  takenAt: Date;
};

/** One row a code of a volunteer and a device that asked for it; kept 90 days. */
export type VolunteerCodeShowsTable = { volunteerId: number; deviceHash: string; shownAt: Date };
