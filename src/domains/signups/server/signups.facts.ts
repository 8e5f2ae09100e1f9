import type { RecruitScope } from '#domains/activities/contract/activities.words.ts';
import type { Post } from '#domains/activities/contract/posts.contract.ts';
import {
  fixOf,
  type ReasonSeverity,
  type SignUpReason,
  type SignUpState,
  type SignUpVerdict,
  signUpReasons,
} from '../contract/signups.words.ts';

/** What the engine reads of an activity. */
export type ActivityFacts = {
  activityId: number;
  title: string;
  teamId: number;
  status: string;
  teamStatus: string;
  signUpOpensAt: Date | null;
  signUpClosesAt: Date | null;
  recruitScope: RecruitScope;
  /** Teams whose members it takes besides its own, where it names them. */
  recruitTeams: readonly number[];
  signUpMode: 'firstCome' | 'review';
  waitlistMode: 'off' | 'auto' | 'offer' | 'manual';
  minAge: number | null;
  maxAge: number | null;
  minMinutes: number;
  minorPolicy: 'none' | 'consent' | 'accompanied';
  /** What posts of its shifts want besides. */
  posts: readonly Post[];
};

export type ShiftFacts = {
  shiftId: number;
  /** The post that it is held by. */
  postName: string;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
  capacity: number;
  takenCount: number;
  waitCount: number;
  status: 'open' | 'closed' | 'cancelled';
  /** When sign-up to it closes; null: at the start. */
  closesAt: Date | null;
};

/** A qualification in a person's record: until when it lasts, and the team that entered it (null: the centre). */
export type HeldQualification = { qualification: string; validUntil: string | null; teamId: number | null };

/** What the engine reads of a volunteer; `totalMinutes` are effective ones only (domain.md 4.3.12). */
export type PersonFacts = {
  birthOn: string;
  status: string;
  restrictedUntil: Date | null;
  realNameStatus: string;
  hasGuardianConsent: boolean;
  hasProfile: boolean;
  memberOfTeamIds: readonly number[];
  totalMinutes: number;
  /** Awarded star, 0 to 5. */
  star: number;
  qualifications: readonly HeldQualification[];
  needsCreditReview: boolean;
  creditPausedUntil: Date | null;
};

/** Another live sign-up of the same person. */
export type Commitment = { shiftId: number; state: SignUpState; title: string; startsAt: Date; endsAt: Date };

export type Viewer =
  | { kind: 'anonymous' | 'team' | 'staff' }
  | { kind: 'volunteer'; person: PersonFacts; commitments: readonly Commitment[] };

export type SignUpFacts = { activity: ActivityFacts; shift: ShiftFacts; viewer: Viewer };

export type Reason = {
  code: SignUpReason;
  text: string;
  severity: ReasonSeverity;
  fixUrl: string | null;
  fixText: string | null;
};
export type Judgement = { verdict: SignUpVerdict; reasons: Reason[] };

/** A finding with its general sentence, or a more exact one; `severity` where it differs from the word's own. */
export function reasonOf(
  code: SignUpReason,
  exact: { text?: string; severity?: ReasonSeverity; fixUrl?: string } = {},
): Reason {
  const word = signUpReasons[code];
  const fix = fixOf(code);
  return {
    code,
    text: exact.text ?? word.text,
    severity: exact.severity ?? word.severity,
    fixUrl: exact.fixUrl ?? fix.fixUrl ?? null,
    fixText: fix.fixText ?? null,
  };
}
