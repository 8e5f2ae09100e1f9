import type { TeamPerson } from './joining.queries.ts';

/** What a noted place becomes when its person takes it over: the account's phone counts from then on. */
export const claimOf = (person: TeamPerson, now: Date) => ({
  volunteerId: person.volunteerId,
  status: 'active' as const,
  joinedAt: now,
  mobileCipher: null,
  mobileHash: null,
  mobileMasked: null,
  idCipher: null,
  now,
});
