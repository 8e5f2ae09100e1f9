import type { Generated } from 'kysely';

/** Tables that the volunteers room writes; columns are described in the migration. */
export type VolunteersTable = {
  id: number;
  accountId: number;
  volunteerNo: string;
  name: string;
  gender: 'male' | 'female';
  birthOn: string;
  area: string;
  serviceAreas: Generated<string[]>;
  serviceCategories: Generated<string[]>;
  organisationId: number | null;
  occupation: Generated<string>;
  intro: Generated<string>;
  realNameStatus: Generated<'none' | 'pending' | 'verified' | 'rejected'>;
  guardianConsentAt: Date | null;
  status: Generated<
    'pendingGuardian' | 'active' | 'dormant' | 'restricted' | 'frozen' | 'closing' | 'closed'
  >;
  restrictedUntil: Date | null;
  isNamePublic: Generated<boolean>;
  joinsRankings: Generated<boolean>;
  registeredAt: Generated<Date>;
};
