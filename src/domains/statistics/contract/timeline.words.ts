/**
 * What can happen to a volunteer (domain.md 4.2.5–4.2.7), in the order of a day: of two facts of one instant the later one
 * here happened later. Sentences stand in `server/timeline.rules.ts`.
 */
export const timelineKinds = [
  'applied',
  'signedUp',
  'queued',
  'putInQueue',
  'moved',
  'offered',
  'offerExpired',
  'promoted',
  'approved',
  'rejected',
  'declined',
  'withdrawn',
  'cancelled',
  'cancelledLate',
  'removed',
  'lapsed',
  'void',
  'walkedIn',
  'checkedIn',
  'checkedOut',
  'noCheckOut',
  'checkOutFixed',
  'checkOutUndone',
  'attendanceUndone',
  'absent',
  'excused',
  'attendanceConfirmed',
  'hoursComputed',
  'hoursEntered',
  'hoursClaimed',
  'hoursAdjusted',
  'hoursConfirmed',
  'hoursPublic',
  'hoursApproved',
  'hoursDisputed',
  'objectionAnswered',
  'hoursRejected',
  'hoursEffective',
  'hoursVoided',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Facts read at once unless asked otherwise, and at most. */
export const timelinePage = { usual: 20, most: 50 } as const;
