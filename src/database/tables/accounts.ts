import type { Generated } from 'kysely';

/** Tables that the accounts room writes; columns are described in the migration. */
export type AccountsTable = {
  id: number;
  loginName: string;
  mobileCipher: string | null;
  mobileHash: string | null;
  mobileMasked: string | null;
  passwordHash: string;
  passwordChangedAt: Generated<Date>;
  mustChangePassword: Generated<boolean>;
  userType: 1 | 2 | 3;
  roleId: number;
  subjectId: number;
  organisationId: number | null;
  displayName: string;
  iconUrl: string | null;
  status: Generated<'active' | 'disabled' | 'closing' | 'closed'>;
  lastLoginAt: Date | null;
  statusReason: Generated<string | null>;
  version: Generated<number>;
  createdAt: Generated<Date>;
};

export type SessionsTable = {
  id: number;
  accountId: number;
  accessHash: string;
  accessExpiresAt: Date;
  refreshHash: string;
  expiresAt: Date;
  idleMinutes: number | null;
  endedAt: Date | null;
  endReason: 'logout' | 'password' | 'reuse' | 'elsewhere' | 'disabled' | null;
  device: Generated<string>;
  createdAt: Generated<Date>;
  lastSeenAt: Generated<Date>;
  provedAt: Date;
};

export type UsedRefreshSecretsTable = { sessionId: number; secretHash: string; usedAt: Date };

export type LoginAttemptsTable = {
  key: string;
  failures: number;
  windowStartedAt: Date;
  lockedUntil: Date | null;
};

export type SecondFactorsTable = {
  accountId: number;
  secretCipher: string;
  nextSecretCipher: string | null;
  confirmedAt: Date | null;
  lastStep: Generated<number>;
  createdAt: Date;
};

export type RecoveryCodesTable = { accountId: number; codeHash: string; usedAt: Date | null };

export type DeskLooksTable = {
  accountId: number;
  kind: string;
  rowId: number;
  isDeciding: boolean;
  seenUntil: Date;
};

export type ListViewsTable = {
  id: number;
  accountId: number;
  list: string;
  name: string;
  search: string;
  createdAt: Date;
};

export type PasskeysTable = {
  id: number;
  accountId: number;
  name: string;
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: Generated<string[]>;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export type PasskeyChallengesTable = {
  challenge: string;
  accountId: number;
  purpose: 'add' | 'login' | 'prove';
  expiresAt: Date;
};

export type PasswordHistoryTable = {
  accountId: number;
  passwordHash: string;
  replacedAt: Date;
};

export type SpentProofsTable = {
  nonce: string;
  expiresAt: Date;
};

export type SmsCodesTable = {
  id: number;
  scene: 'register' | 'guardian' | 'guardianEnds' | 'findPwd' | 'login' | 'bind' | 'need' | 'complaint';
  mobileHash: string;
  addressHash: string;
  codeHash: string | null;
  tries: Generated<number>;
  spentAt: Date | null;
  spentBy: number | null;
  expiresAt: Date;
  createdAt: Date;
};

export type ConsentsTable = {
  id: Generated<number>;
  accountId: number;
  purpose:
    | 'serviceAgreement'
    | 'privacyPolicy'
    | 'teamAgreement'
    | 'guardianConsent'
    | 'identityCheck'
    | 'publicName'
    | 'rankings'
    | 'publicProfile';
  version: string;
  textHash: string;
  givenBy: 'self' | 'guardian';
  givenAt: Date;
  withdrawnAt: Date | null;
};
