import type { Sql } from '#database/transaction.ts';
import type { UserType } from '../contract/accounts.words.ts';
import { insertAccount } from './accounts.store.ts';
import type { SealedMobile } from './sms/mobile-vault.ts';

export type NewAccount = {
  id: number;
  loginName: string;
  passwordHash: string;
  userType: UserType;
  roleId: number;
  displayName: string;
  /** The volunteer or team it stands for; itself until that row exists (`linkSubject`), and for staff. */
  subjectId?: number;
  organisationId?: number | null;
  mobile?: SealedMobile;
  iconUrl?: string | null;
  mustChangePassword?: boolean;
  createdAt: Date;
};

/** Makes an account; the caller has judged its name and password. A taken name violates `accounts_login_name`. */
export async function createAccount(sql: Sql, account: NewAccount): Promise<void> {
  const { mobile, subjectId, organisationId, iconUrl, mustChangePassword, ...rest } = account;
  await insertAccount(sql, {
    ...rest,
    mobileCipher: mobile?.mobileCipher ?? null,
    mobileHash: mobile?.mobileHash ?? null,
    mobileMasked: mobile?.mobileMasked ?? null,
    subjectId: subjectId ?? account.id,
    organisationId: organisationId ?? null,
    iconUrl: iconUrl ?? null,
    mustChangePassword: mustChangePassword ?? false,
    passwordChangedAt: account.createdAt,
    lastLoginAt: null,
  });
}
