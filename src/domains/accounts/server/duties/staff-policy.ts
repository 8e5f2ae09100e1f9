/** What the centre asks of its staff at the login, beside the password. */
export type StaffPolicy = {
  /** Whether whoever holds these permissions must have a second factor. */
  needsSecondFactor: (permissions: Iterable<string>) => boolean;
  /** Whether passwords grow old (`passwordDays`). */
  agesPasswords: boolean;
};

/** Asks for nothing: as in the demo, whose passwords everybody knows. */
export const openPolicy: StaffPolicy = { needsSecondFactor: () => false, agesPasswords: false };
