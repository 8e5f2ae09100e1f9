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
  realNameStatus: Generated<'none' | 'formatChecked' | 'pending' | 'verified' | 'rejected' | 'recheck'>;
  guardianConsentAt: Date | null;
  status: Generated<
    'pendingGuardian' | 'active' | 'dormant' | 'restricted' | 'frozen' | 'closing' | 'closed'
  >;
  restrictedUntil: Date | null;
  statusReason: Generated<string | null>;
  isNamePublic: Generated<boolean>;
  joinsRankings: Generated<boolean>;
  registeredAt: Generated<Date>;
  version: Generated<number>;
  workplace: Generated<string>;
  email: Generated<string>;
  addressCipher: string | null;
  emergencyCipher: string | null;
  skills: Generated<string[]>;
  languages: Generated<string[]>;
  availability: Generated<string[]>;
  invitePreference: Generated<'ask' | 'refuse'>;
  isProfilePublic: Generated<boolean>;
  idKind: IdKind | null;
  idCipher: string | null;
  idHash: string | null;
  idMasked: string | null;
};

type IdKind = 'mainland' | 'hongKongMacao' | 'taiwan' | 'residence' | 'passport' | 'foreignResident';

export type RealNameChecksTable = {
  id: number;
  volunteerId: number;
  name: string;
  gender: 'male' | 'female';
  birthOn: string;
  idKind: IdKind;
  idCipher: string;
  idHash: string;
  idMasked: string;
  isChange: boolean;
  status: 'pending' | 'passed' | 'rejected' | 'withdrawn';
  findings: Generated<string[]>;
  submittedAt: Date;
  decidedAt: Date | null;
  decidedBy: number | null;
  deciderName: string | null;
  reason: string | null;
  version: Generated<number>;
};

export type RealNameLooksTable = {
  checkId: number;
  accountId: number;
  checkVersion: number;
  pictureCount: number;
  lookedAt: Date;
};

export type GuardiansTable = {
  volunteerId: number;
  name: string;
  relation: 'father' | 'mother' | 'other';
  mobileCipher: string;
  mobileHash: string;
  mobileMasked: string;
  consentedAt: Date;
};
