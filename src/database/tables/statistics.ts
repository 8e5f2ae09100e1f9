/** Tables that the statistics room writes; columns are described in the migration. */
export type FiguresTable = { key: string; value: number; computedAt: Date };

/** `signUps` by the day they were made, effective minutes by the day of service and by the day they took effect. */
export type DaySumsTable = {
  kind: 'signUps' | 'servedMinutes' | 'effectiveMinutes';
  day: string;
  organisationId: number;
  value: number;
};

/** One line for each change, added by triggers; added up by background work. */
export type DaySumsWaitingTable = DaySumsTable;

export type ShiftTalliesTable = {
  shiftId: number;
  startsAt: Date;
  organisationId: number;
  activityStatus: string;
  applied: number;
  confirmed: number;
  /** With a sign-up, and with or without. */
  came: number;
  attended: number;
  /** With a sign-up and hours in 公示 or effective. */
  credited: number;
};

/** Shifts that changed, added by triggers; counted anew by background work. */
export type ShiftTalliesWaitingTable = { shiftId: number };
