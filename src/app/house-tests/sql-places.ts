/**
 * Sources besides `.queries` and `.store` that hold statements. Takes names off, never on: one that holds none any more, or
 * a new one, fails the test beside it.
 */
export const withStatements: readonly string[] = [
  'domains/accounts/server/record-consents.ts',
  'domains/accounts/server/sessions/is-session-alive.ts',
];
