/** Numbers of the trade (domain.md 2.2, C); minutes unless the name says otherwise. */
export const signUpLimits = {
  /** Less than this between two activities is a soft conflict. */
  softGapMinutes: 30,
  /** More service than this on one day is warned about. */
  dayLimitMinutes: 480,
  /** An offer never lives longer, nor shorter. */
  offerMaxMinutes: 720,
  offerMinMinutes: 30,
  /** From here to the start a freed place goes to the first in the queue who takes it. */
  openPoolMinutes: 120,
  /** No offers between these hours unless the shift starts soon. */
  quietFromHour: 22,
  quietToHour: 7,
  quietUnlessWithinMinutes: 720,
  /** The check-in face of the button begins this long before the start (attendanceLimits). */
  checkInOpensMinutes: 60,
} as const;

/** Credit points (domain.md 2.2, C): they expire and can be appealed; hours are never taken away. */
export const creditRules = {
  lateCancelPoints: 1,
  noShowPoints: 3,
  expireDays: 180,
  appealDays: 7,
  /** Work days in which the centre answers. */
  appealAnswerWorkdays: 5,
  /** From here a sign-up needs the team's approval. */
  reviewFrom: 6,
  /** From here sign-up pauses. */
  pauseFrom: 9,
  pauseDays: 30,
} as const;
